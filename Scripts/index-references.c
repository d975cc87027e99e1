// Prints where symbols are defined and mentioned, as the compiler wrote it into the index of a build.
//
//   index-references LIBRARY STORE FOLDER
//
// LIBRARY is the toolchain's libIndexStore, STORE a build's index/store, FOLDER the absolute path of the sources. A line "F path"
// begins a file, "D symbol line name" is a definition there and "R symbol line name" a mention; implicit ones are left out. Files
// that changed since they were compiled, or are gone, are left out as well.

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// The part of the library's interface that is used here. A toolchain needs no header for it.
typedef struct { const char *data; size_t length; } String;
typedef void *Handle;
enum { definition = 1 << 1, reference = 1 << 2, implicit = 1 << 8 };
enum { recordDependency = 2 };

#define FUNCTIONS(X)                                                                        \
  X(Handle, indexstore_store_create, (const char *path, Handle *error))                     \
  X(bool, indexstore_store_units_apply_f,                                                   \
    (Handle store, unsigned sorted, Handle context, bool (*body)(Handle, String)))          \
  X(Handle, indexstore_unit_reader_create, (Handle store, const char *name, Handle *error)) \
  X(void, indexstore_unit_reader_dispose, (Handle unit))                                    \
  X(bool, indexstore_store_get_unit_modification_time,                                      \
    (Handle store, const char *name, int64_t *seconds, int64_t *nanoseconds))               \
  X(String, indexstore_unit_reader_get_main_file, (Handle unit))                            \
  X(bool, indexstore_unit_reader_dependencies_apply_f,                                      \
    (Handle unit, Handle context, bool (*body)(Handle, Handle)))                            \
  X(int, indexstore_unit_dependency_get_kind, (Handle dependency))                          \
  X(String, indexstore_unit_dependency_get_name, (Handle dependency))                       \
  X(Handle, indexstore_record_reader_create, (Handle store, const char *name, Handle *error)) \
  X(void, indexstore_record_reader_dispose, (Handle record))                                \
  X(bool, indexstore_record_reader_occurrences_apply_f,                                     \
    (Handle record, Handle context, bool (*body)(Handle, Handle)))                          \
  X(Handle, indexstore_occurrence_get_symbol, (Handle occurrence))                          \
  X(uint64_t, indexstore_occurrence_get_roles, (Handle occurrence))                         \
  X(void, indexstore_occurrence_get_line_col, (Handle occurrence, unsigned *line, unsigned *column)) \
  X(String, indexstore_symbol_get_usr, (Handle symbol))                                     \
  X(String, indexstore_symbol_get_name, (Handle symbol))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static Handle store;
static const char *folder;

static void fail(const char *what) {
  fprintf(stderr, "index-references: %s\n", what);
  exit(1);
}

static bool printOccurrence(Handle context, Handle occurrence) {
  uint64_t roles = indexstore_occurrence_get_roles(occurrence);
  if (roles & implicit || !(roles & (definition | reference))) return true;
  Handle symbol = indexstore_occurrence_get_symbol(occurrence);
  String usr = indexstore_symbol_get_usr(symbol);
  unsigned line, column;
  indexstore_occurrence_get_line_col(occurrence, &line, &column);
  String name = indexstore_symbol_get_name(symbol);
  printf("%c %.*s %u %.*s\n", roles & definition ? 'D' : 'R', (int)usr.length, usr.data, line, (int)name.length, name.data);
  return true;
}

static bool printRecord(Handle context, Handle dependency) {
  if (indexstore_unit_dependency_get_kind(dependency) != recordDependency) return true;
  String name = indexstore_unit_dependency_get_name(dependency);
  char text[4096];
  if (name.length >= sizeof text) fail("a record's name is too long.");
  memcpy(text, name.data, name.length);
  text[name.length] = 0;
  Handle error = NULL, record = indexstore_record_reader_create(store, text, &error);
  if (!record) return true;
  indexstore_record_reader_occurrences_apply_f(record, NULL, printOccurrence);
  indexstore_record_reader_dispose(record);
  return true;
}

// Whether a file is as it was when a unit was written.
static bool isCurrent(const char *unit, String file) {
  char path[4096];
  if (file.length >= sizeof path) fail("a path is too long.");
  memcpy(path, file.data, file.length);
  path[file.length] = 0;
  struct stat status;
  int64_t seconds, nanoseconds;
  if (stat(path, &status) || indexstore_store_get_unit_modification_time(store, unit, &seconds, &nanoseconds)) return false;
  return status.st_mtime <= seconds;
}

static bool printUnit(Handle context, String name) {
  char text[4096];
  if (name.length >= sizeof text) fail("a unit's name is too long.");
  memcpy(text, name.data, name.length);
  text[name.length] = 0;
  Handle error = NULL, unit = indexstore_unit_reader_create(store, text, &error);
  if (!unit) return true;
  String file = indexstore_unit_reader_get_main_file(unit);
  size_t length = strlen(folder);
  if (file.length > length && !memcmp(file.data, folder, length) && file.data[length] == '/'
      && isCurrent(text, file)) {
    printf("F %.*s\n", (int)file.length, file.data);
    indexstore_unit_reader_dependencies_apply_f(unit, NULL, printRecord);
  }
  indexstore_unit_reader_dispose(unit);
  return true;
}

int main(int count, char **arguments) {
  if (count != 4) fail("LIBRARY STORE FOLDER, please.");
  void *library = dlopen(arguments[1], RTLD_NOW);
  if (!library) fail(dlerror());
#define LOAD(result, name, parameters) \
  if (!(name = (result(*) parameters)dlsym(library, #name))) fail(#name " is missing in the library.");
  FUNCTIONS(LOAD)
  folder = arguments[3];
  Handle error = NULL;
  store = indexstore_store_create(arguments[2], &error);
  if (!store) fail("the index can't be opened.");
  indexstore_store_units_apply_f(store, 0, NULL, printUnit);
  return 0;
}
