/* What compiled modules do beside what mypyc's own library does: the same results, found with fewer steps.
 *
 * Included by every generated file after the headers of mypyc (libraries.py). Whatever is not the usual case is left
 * to Python itself. What is called by name here stands in additions.py; the rest takes the place of what mypyc calls.
 */
#ifndef SIX_REALMS_FAST_PATHS_H
#define SIX_REALMS_FAST_PATHS_H

#include <stdarg.h>

/* What is called only where something goes wrong: the ways there are kept away from what is done. */
#if defined(__GNUC__)
extern void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals)
    __attribute__((cold));
extern void CPy_TypeError(const char *expected, PyObject *value) __attribute__((cold));
extern void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                                   const char *expected, PyObject *value) __attribute__((cold));
extern void CPy_AttributeError(const char *filename, const char *funcname, const char *classname, const char *attrname,
                               int line, PyObject *globals) __attribute__((cold));
#endif

/* Whether objects of Python are laid out as they are read here. */
#if PY_VERSION_HEX < 0x030F0000 && !defined(Py_GIL_DISABLED) && !defined(PYPY_VERSION)
#define SR_INSIDES_KNOWN 1
#else
#define SR_INSIDES_KNOWN 0
#endif

/* Small whole numbers, of which Python has one object each. */
#define SR_LEAST (-5)
#define SR_MOST 256
__attribute__((weak, visibility("hidden"))) PyObject *SR_small[SR_MOST - SR_LEAST + 1];

static inline PyObject *SR_AsObject(CPyTagged x) {
    if (likely(CPyTagged_CheckShort(x))) {
        Py_ssize_t n = CPyTagged_ShortAsSsize_t(x);
        if (likely(n >= SR_LEAST && n <= SR_MOST)) {
            PyObject *known = SR_small[n - SR_LEAST];
            if (unlikely(known == NULL)) {
                known = SR_small[n - SR_LEAST] = PyLong_FromSsize_t(n);
            }
            Py_INCREF(known);
            return known;
        }
    }
    return CPyTagged_AsObject(x);
}

static inline PyObject *SR_StealAsObject(CPyTagged x) {
    return likely(CPyTagged_CheckShort(x)) ? SR_AsObject(x) : CPyTagged_StealAsObject(x);
}

#define CPyTagged_AsObject(x) SR_AsObject(x)
#define CPyTagged_StealAsObject(x) SR_StealAsObject(x)

/* A named tuple of its items, which it takes over, as well as the reference to its class. If it holds nothing that
 * could lead back to it, the search for garbage need not know it. */
static PyObject *SR_NamedTuple(PyObject *type, Py_ssize_t n, ...) {
    PyTupleObject *made = PyObject_GC_NewVar(PyTupleObject, (PyTypeObject *)type, n);
    Py_DECREF(type);
    if (unlikely(made == NULL)) {
        return NULL;
    }
    va_list items;
    va_start(items, n);
    int leads_on = 0;
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *item = va_arg(items, PyObject *);
        leads_on |= PyType_IS_GC(Py_TYPE(item)) && !(PyTuple_CheckExact(item) && PyTuple_GET_SIZE(item) == 0);
        PyTuple_SET_ITEM(made, i, item);
    }
    va_end(items);
    if (leads_on) {
        PyObject_GC_Track(made);
    }
    return (PyObject *)made;
}

/* Columns of bytes. */
static CPyTagged SR_NoByteAt(PyObject *column, CPyTagged index) {
    PyObject *at = CPyTagged_AsObject(index), *found = PyObject_GetItem(column, at);
    Py_DECREF(at);
    if (unlikely(found == NULL)) {
        return CPY_INT_TAG;
    }
    return CPyTagged_StealFromObject(found);
}

static inline CPyTagged SR_ByteAt(PyObject *column, CPyTagged index) {
    if (likely(CPyTagged_CheckShort(index))) {
        Py_ssize_t n = CPyTagged_ShortAsSsize_t(index), size = PyByteArray_GET_SIZE(column);
        if (n < 0) {
            n += size;
        }
        if (likely(n >= 0 && n < size)) {
            return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(column)[n] * 2;
        }
    }
    return SR_NoByteAt(column, index);
}

static inline int SR_SetItem(PyObject *column, CPyTagged index, CPyTagged value) {
    PyObject *at = SR_AsObject(index), *what = SR_AsObject(value);
    int done = PyObject_SetItem(column, at, what);
    Py_DECREF(at);
    Py_DECREF(what);
    return done;
}

static inline int SR_SetByteAt(PyObject *column, CPyTagged index, CPyTagged value) {
    if (likely(CPyTagged_CheckShort(index) && CPyTagged_CheckShort(value))) {
        Py_ssize_t n = CPyTagged_ShortAsSsize_t(index), byte = CPyTagged_ShortAsSsize_t(value);
        if (likely(n >= 0 && n < PyByteArray_GET_SIZE(column) && byte >= 0 && byte < 256)) {
            PyByteArray_AS_STRING(column)[n] = (char)byte;
            return 0;
        }
    }
    return SR_SetItem(column, index, value);
}

/* Columns of wider numbers (array.array), whose insides Python's headers do not tell. */
typedef struct {
    PyObject_VAR_HEAD
    char *items;
    Py_ssize_t allocated;
    const char *typecode; /* the first field of its description */
} SR_Array;

#if SR_INSIDES_KNOWN
static inline int SR_IsArray(PyObject *column) {
    static PyTypeObject *known = NULL;
    if (likely(Py_TYPE(column) == known)) {
        return 1;
    }
    if (strcmp(Py_TYPE(column)->tp_name, "array.array") == 0) {
        known = Py_TYPE(column);
        return 1;
    }
    return 0;
}
#else
static inline int SR_IsArray(PyObject *column) {
    return 0;
}
#endif

static inline CPyTagged SR_NumberAt(PyObject *column, CPyTagged index) {
    if (likely(SR_IsArray(column) && CPyTagged_CheckShort(index))) {
        Py_ssize_t n = CPyTagged_ShortAsSsize_t(index), size = Py_SIZE(column);
        SR_Array *array = (SR_Array *)column;
        if (n < 0) {
            n += size;
        }
        if (likely(n >= 0 && n < size)) {
            switch (*array->typecode) {
            case 'h':
                return (CPyTagged)(Py_ssize_t)((short *)array->items)[n] * 2;
            case 'H':
                return (CPyTagged)((unsigned short *)array->items)[n] * 2;
            case 'I':
                return (CPyTagged)((unsigned int *)array->items)[n] * 2;
            }
        }
    }
    PyObject *at = SR_AsObject(index), *found = PyObject_GetItem(column, at);
    Py_DECREF(at);
    if (unlikely(found == NULL)) {
        return CPY_INT_TAG;
    }
    if (unlikely(!PyLong_Check(found))) {
        Py_DECREF(found);
        PyErr_SetString(PyExc_TypeError, "a column of whole numbers held something else");
        return CPY_INT_TAG;
    }
    return CPyTagged_StealFromObject(found);
}

/* A value of a dictionary. One that makes its values (defaultdict) is asked only where it has none; if those are lists,
 * a new one is put there as it would be. */
typedef struct {
    PyDictObject dict;
    PyObject *factory;
} SR_DefaultDict;

static inline int SR_IsDefaultDict(PyObject *dict) {
    static PyTypeObject *known = NULL;
    if (likely(Py_TYPE(dict) == known)) {
        return 1;
    }
    if (strcmp(Py_TYPE(dict)->tp_name, "collections.defaultdict") == 0) {
        known = Py_TYPE(dict);
        return 1;
    }
    return 0;
}

static PyObject *SR_DictGetItem(PyObject *dict, PyObject *key) {
    int exact = PyDict_CheckExact(dict);
    if (likely(exact || SR_IsDefaultDict(dict))) {
        PyObject *found = PyDict_GetItemWithError(dict, key);
        if (likely(found != NULL)) {
            Py_INCREF(found);
            return found;
        }
        if (unlikely(PyErr_Occurred() != NULL)) {
            return NULL;
        }
        if (!exact && ((SR_DefaultDict *)dict)->factory == (PyObject *)&PyList_Type) {
            PyObject *made = PyList_New(0);
            if (unlikely(made == NULL || PyDict_SetItem(dict, key, made) < 0)) {
                Py_XDECREF(made);
                return NULL;
            }
            return made;
        }
    }
    return CPyDict_GetItem(dict, key);
}

#define CPyDict_GetItem(dict, key) SR_DictGetItem(dict, key)

/* What a mapping says of a key: dictionaries, and those that make their values, have one `get`. */
static PyObject *SR_MappingGet(PyObject *mapping, PyObject *key, PyObject *otherwise) {
    if (likely(PyDict_CheckExact(mapping) || SR_IsDefaultDict(mapping))) {
        return CPyDict_Get(mapping, key, otherwise);
    }
    return PyObject_CallMethod(mapping, "get", "OO", key, otherwise);
}

/* Whether a set holds a string or a small number, whose hashes are known: most often the first place looked at says. */
#if SR_INSIDES_KNOWN
static inline int SR_KnownHash(PyObject *key, Py_hash_t *hash) {
    if (PyUnicode_CheckExact(key)) {
        *hash = ((PyASCIIObject *)key)->hash;
        return *hash != -1;
    }
    if (PyLong_CheckExact(key)) {
#if PY_VERSION_HEX < 0x030C0000
        Py_ssize_t size = Py_SIZE(key);
        *hash = size == 0 ? 0 : (Py_hash_t)((PyLongObject *)key)->ob_digit[0];
        return size == 0 || size == 1;
#else
        *hash = PyUnstable_Long_IsCompact((PyLongObject *)key) ? PyUnstable_Long_CompactValue((PyLongObject *)key) : -1;
        return *hash >= 0;
#endif
    }
    return 0;
}

static inline int SR_SetContains(PyObject *set, PyObject *key) {
    Py_hash_t hash;
    if (likely(SR_KnownHash(key, &hash))) {
        PySetObject *held = (PySetObject *)set;
        setentry *entry = &held->table[(size_t)hash & (size_t)held->mask];
        if (entry->key == key) {
            return 1;
        }
        if (entry->key == NULL) {
            return 0;
        }
    }
    return PySet_Contains(set, key);
}
#else
static inline int SR_SetContains(PyObject *set, PyObject *key) {
    return PySet_Contains(set, key);
}
#endif

/* Whether no item of a row, or key of a dictionary, is in a set. */
static int SR_IsDisjoint(PyObject *set, PyObject *row) {
    if (likely(PyTuple_CheckExact(row) || PyList_CheckExact(row))) {
        for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(row); i++) {
            int found = SR_SetContains(set, PySequence_Fast_GET_ITEM(row, i));
            if (found != 0) {
                return found < 0 ? -1 : 0;
            }
        }
        return 1;
    }
    if (PyDict_CheckExact(row)) {
        Py_ssize_t at = 0;
        PyObject *key;
        while (PyDict_Next(row, &at, &key, NULL)) {
            int found = SR_SetContains(set, key);
            if (found != 0) {
                return found < 0 ? -1 : 0;
            }
        }
        return 1;
    }
    static PyObject *name = NULL;
    if (unlikely(name == NULL)) {
        name = PyUnicode_InternFromString("isdisjoint");
    }
    PyObject *said = name == NULL ? NULL : PyObject_CallMethodOneArg(set, name, row);
    if (said == NULL) {
        return -1;
    }
    int disjoint = said == Py_True;
    Py_DECREF(said);
    return disjoint;
}

#define PySet_Contains(set, key) SR_SetContains(set, key)

/* What a class holds: a string under a name that `type` itself has not is what it is. */
static inline PyObject *SR_GetAttr(PyObject *of, PyObject *name) {
#if SR_INSIDES_KNOWN && PY_VERSION_HEX < 0x030D0000
    if (Py_TYPE(of) == &PyType_Type && PyUnicode_READ_CHAR(name, 0) != '_') {
        PyObject *held = _PyType_Lookup((PyTypeObject *)of, name);
        if (held != NULL && PyUnicode_CheckExact(held)) {
            Py_INCREF(held);
            return held;
        }
    }
#endif
    return PyObject_GetAttr(of, name);
}

#define PyObject_GetAttr(of, name) SR_GetAttr(of, name)

/* The slice of all of a row (`row[:]`), of which there need be but one. */
__attribute__((weak, visibility("hidden"))) PyObject *SR_everything;

static inline PyObject *SR_Slice(PyObject *from, PyObject *to, PyObject *step) {
    if (from == Py_None && to == Py_None && step == Py_None) {
        if (unlikely(SR_everything == NULL)) {
            SR_everything = PySlice_New(from, to, step);
        }
        Py_XINCREF(SR_everything);
        return SR_everything;
    }
    return PySlice_New(from, to, step);
}

#define PySlice_New(from, to, step) SR_Slice(from, to, step)

/* What lies at a place of a row that might have been anything; of a column of bytes, also all of it. */
static inline PyObject *SR_GetItem(PyObject *row, PyObject *at) {
    if (at == SR_everything && PyByteArray_CheckExact(row)) {
        return PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(row), PyByteArray_GET_SIZE(row));
    }
    if (PyTuple_CheckExact(row) && PyLong_CheckExact(at)) {
        Py_ssize_t n = PyLong_AsSsize_t(at);
        if (likely(n >= 0 && n < PyTuple_GET_SIZE(row))) {
            PyObject *found = PyTuple_GET_ITEM(row, n);
            Py_INCREF(found);
            return found;
        }
        PyErr_Clear(); /* a number beyond all rows: Python says so */
    }
    return PyObject_GetItem(row, at);
}

#define PyObject_GetItem(row, at) SR_GetItem(row, at)

/* A list with one more item, for which there is room most often. */
static inline int SR_ListAppend(PyObject *list, PyObject *item) {
#if SR_INSIDES_KNOWN
    PyListObject *held = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(size < held->allocated)) {
        Py_INCREF(item);
        held->ob_item[size] = item;
        Py_SET_SIZE(held, size + 1);
        return 0;
    }
#endif
    return PyList_Append(list, item);
}

#define PyList_Append(list, item) SR_ListAppend(list, item)

/* The cards of a row whose empty places are -1, the same object everywhere. */
static inline int SR_IsEmptyPlace(PyObject *card) {
#if PY_VERSION_HEX < 0x030C0000
    return PyLong_CheckExact(card) && Py_SIZE(card) < 0;
#else
    return PyLong_CheckExact(card) && PyLong_AsLong(card) < 0;
#endif
}

static int SR_AddCards(PyObject *cards, PyObject *row) {
    PyObject *places = PySequence_Fast(row, "places are a row");
    int done = places == NULL ? -1 : 0;
    for (Py_ssize_t i = 0; done == 0 && i < PySequence_Fast_GET_SIZE(places); i++) {
        PyObject *card = PySequence_Fast_GET_ITEM(places, i);
        if (!SR_IsEmptyPlace(card)) {
            done = PyList_Append(cards, card);
        }
    }
    Py_XDECREF(places);
    return done;
}

static PyObject *SR_OnlyCards(PyObject *row) {
    PyObject *cards = PyList_New(0);
    if (cards != NULL && SR_AddCards(cards, row) < 0) {
        Py_CLEAR(cards);
    }
    return cards;
}

/* The same of several rows, one after the other. */
static PyObject *SR_CardsOfRows(PyObject *rows) {
    PyObject *cards = PyList_New(0), *all = cards == NULL ? NULL : PySequence_Fast(rows, "rows are a row");
    if (all == NULL) {
        Py_XDECREF(cards);
        return NULL;
    }
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(all); i++) {
        if (SR_AddCards(cards, PySequence_Fast_GET_ITEM(all, i)) < 0) {
            Py_CLEAR(cards);
            break;
        }
    }
    Py_DECREF(all);
    return cards;
}

/* What of a row is in a set. */
static PyObject *SR_Held(PyObject *set, PyObject *row) {
    PyObject *held = PyList_New(0);
    PyObject *items = held == NULL ? NULL : PySequence_Fast(row, "it is no row");
    if (items == NULL) {
        Py_XDECREF(held);
        return NULL;
    }
    for (Py_ssize_t i = 0; i < PySequence_Fast_GET_SIZE(items); i++) {
        PyObject *item = PySequence_Fast_GET_ITEM(items, i);
        int found = SR_SetContains(set, item);
        if (found < 0 || (found && PyList_Append(held, item) < 0)) {
            Py_CLEAR(held);
            break;
        }
    }
    Py_DECREF(items);
    return held;
}

/* The frame on top of some with other items (steps and registers) behind its first, its procedure; it takes them over,
 * as well as the reference to the frames. */
static int SR_Goto(PyObject *frames, Py_ssize_t n, ...) {
    Py_ssize_t top = PyList_GET_SIZE(frames) - 1;
    PyObject *old = top < 0 ? NULL : PyList_GET_ITEM(frames, top);
    PyObject *made = old != NULL && PyTuple_Check(old) && PyTuple_GET_SIZE(old) > 0 ? PyTuple_New(n + 1) : NULL;
    va_list items;
    va_start(items, n);
    for (Py_ssize_t i = 0; i < n; i++) {
        PyObject *item = va_arg(items, PyObject *);
        if (likely(made != NULL)) {
            PyTuple_SET_ITEM(made, i + 1, item);
        } else {
            Py_DECREF(item);
        }
    }
    va_end(items);
    if (unlikely(made == NULL)) {
        Py_DECREF(frames);
        if (PyErr_Occurred() == NULL) {
            PyErr_SetString(PyExc_IndexError, "list index out of range");
        }
        return -1;
    }
    PyObject *procedure = PyTuple_GET_ITEM(old, 0);
    Py_INCREF(procedure);
    PyTuple_SET_ITEM(made, 0, procedure);
    PyList_SET_ITEM(frames, top, made);
    Py_DECREF(old);
    Py_DECREF(frames);
    return 0;
}

/* What comes next, or something else where nothing does: `next` without looking for it. */
static PyObject *SR_Next(PyObject *iterator, PyObject *otherwise) {
    if (unlikely(!PyIter_Check(iterator))) {
        PyErr_Format(PyExc_TypeError, "'%.200s' object is not an iterator", Py_TYPE(iterator)->tp_name);
        return NULL;
    }
    PyObject *found = Py_TYPE(iterator)->tp_iternext(iterator);
    if (found == NULL) {
        if (PyErr_Occurred() != NULL) {
            if (!PyErr_ExceptionMatches(PyExc_StopIteration)) {
                return NULL;
            }
            PyErr_Clear();
        }
        found = otherwise;
        Py_INCREF(found);
    }
    return found;
}

/* A list with the items of another list or a tuple behind its own; they are few. */
static inline PyObject *SR_ListExtend(PyObject *list, PyObject *items) {
    if (PyTuple_CheckExact(items)) {
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(items); i++) {
            if (unlikely(PyList_Append(list, PyTuple_GET_ITEM(items, i)) < 0)) {
                return NULL;
            }
        }
        Py_RETURN_NONE;
    }
    if (PyList_CheckExact(items) && list != items) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(items); i++) {
            if (unlikely(PyList_Append(list, PyList_GET_ITEM(items, i)) < 0)) {
                return NULL;
            }
        }
        Py_RETURN_NONE;
    }
    return CPyList_Extend(list, items);
}

#define CPyList_Extend(list, items) SR_ListExtend(list, items)

#endif
