import TestSupport
import Testing
import UIKitNames

#if !canImport(UIKit)
  /// A cell, a form and a text with links as apps for UIKit write them.
  @Suite struct ControlsPortingTests {
    private final class MessageCell: UITableViewCell {
      let nameLabel = UILabel()
      let bodyLabel = UILabel()
      let picture = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
      lazy var likeButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Like", for: .normal)
        button.setTitleColor(.systemRed, for: .selected)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 13, weight: .medium)
        button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        button.addAction(UIAction { [weak self] _ in self?.likes += 1 }, for: .touchUpInside)
        return button
      }()
      var likes = 0

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        bodyLabel.textColor = .secondaryLabel
        bodyLabel.lineBreakMode = .byWordWrapping
        let texts = UIStackView(arrangedSubviews: [nameLabel, bodyLabel, likeButton])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 4
        for view in [picture, texts] {
          contentView.addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
        }
        picture.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
          picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
          texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
      }
    }

    @Test func `A cell of labels, a picture and a button is as high as its text`() {
      let cell = MessageCell(style: .default, reuseIdentifier: nil)
      cell.nameLabel.text = "Ada"
      cell.bodyLabel.text = "A message of several words that needs more than one line in the cell"
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      let fitting = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
      cell.frame.size.height = fitting
      cell.layoutIfNeeded()

      let texts = [cell.nameLabel, cell.bodyLabel, cell.likeButton] as [UIView]
      expectEqual(cell.picture.frame, CGRect(x: 16, y: 12, width: 40, height: 40))
      expect(cell.bodyLabel.frame.height > 40)
      expectEqual(fitting, texts.reduce(0) { $0 + $1.frame.height } + 8 + 24)
      cell.likeButton.sendActions(for: .touchUpInside)
      expectEqual(cell.likes, 1)
    }

    @Test func `A form of controls takes their sizes`() {
      let toggle = UISwitch()
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      let choice = UISegmentedControl(items: ["One", "Two"])
      choice.selectedSegmentIndex = 0
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.cornerStyle = .capsule
      configuration.baseBackgroundColor = .systemBlue
      let save = UIButton(configuration: configuration)
      let form = UIStackView(arrangedSubviews: [toggle, field, choice, spinner, save])
      form.axis = .vertical
      form.alignment = .leading
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      screen.addSubview(form)
      form.translatesAutoresizingMaskIntoConstraints = false
      form.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
      form.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
      screen.layoutIfNeeded()

      expectEqual(form.arrangedSubviews.map(\.frame.height), [31, 34, 32, 20, 34.5])
      expectEqual(toggle.frame.width, 51)
      toggle.setOn(true, animated: false)
      expect(toggle.isOn && choice.titleForSegment(at: 0) == "One")
    }

    @Test func `Attributes count for the size of a text, and links are found in it`() {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = 4
      paragraph.alignment = .center
      let text = NSMutableAttributedString(
        string: "Read the terms and the policy first.",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: paragraph])
      text.addAttributes(
        [.link: "https://example.com/terms", .foregroundColor: UIColor.link],
        range: NSRange(location: 9, length: 5))
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
      view.attributedText = text
      view.isEditable = false
      view.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      view.textContainer.lineFragmentPadding = 0

      let size = text.boundingRect(
        with: CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      expectEqual(view.sizeThatFits(view.bounds.size).height, (size.height * 2).rounded(.up) / 2)
      let rect = view.rects(of: NSRange(location: 9, length: 5))[0]
      expectEqual(view.link(at: CGPoint(x: rect.midX, y: rect.midY))?.value.path, "/terms")
      let index = view.layoutManager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: nil)
      expect((9..<14).contains(index))
    }

    @Test func `A control tracks touches that a host reports`() {
      final class Knob: UIControl {
        var touches = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          touches += 1
          return super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          super.continueTracking(touch, with: event) && touches < 2
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
          super.endTracking(touch, with: event)
          touches = 0
        }
        override func cancelTracking(with event: UIEvent?) {
          super.cancelTracking(with: event)
          touches -= 1
        }
      }
      let knob = Knob()
      let touch = UITouch(view: knob, window: nil, location: .zero, timestamp: 0)

      expect(knob.beginTracking(touch, with: nil) && knob.continueTracking(touch, with: nil))
      expect(knob.beginTracking(touch, with: nil) && !knob.continueTracking(touch, with: nil))
      knob.cancelTracking(with: nil)
      expectEqual(knob.touches, 1)
      knob.endTracking(touch, with: nil)
      expectEqual(knob.touches, 0)
    }
  }
#endif
