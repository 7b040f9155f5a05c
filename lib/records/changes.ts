import { FIELD_LABELS, type HistoryKind, readableValue } from "@/lib/records/fields";

/** A changed field as staff read it; null for an empty value. */
export type FieldChange = { field: string; label: string; before: string | null; after: string | null };

// Derived fields, fields that never change, and the version counter.
const HIDDEN_FIELDS = new Set([
  "_id",
  "version",
  "createdAt",
  "updatedAt",
  "inventory",
  "missing",
  "isSimplifiedRequest",
  "vehicleInfo.vehicleId",
]);

/**
 * The differences between two states of a record, field by field; null is a record that does not exist (before its
 * creation, after its deletion). Notes on a request are only ever added: each one is a change. All photos together are
 * one change.
 */
export function fieldChanges(kind: HistoryKind, before: object | null, after: object | null): FieldChange[] {
  const [was, is] = [flat(before), flat(after)];
  if (was.has("images") || is.has("images")) for (const state of [was, is]) state.delete("imageUrl");
  const fields = [...new Set([...was.keys(), ...is.keys()])].sort(
    (a, b) => placeOf(kind, a) - placeOf(kind, b),
  );
  return fields.flatMap((field) => {
    const [old, now] = [was.get(field), is.get(field)];
    if (Array.isArray(old) || Array.isArray(now)) return listChanges(kind, field, listOf(old), listOf(now));
    const change = {
      field,
      label: labelOf(kind, field),
      before: readableValue(kind, field, old),
      after: readableValue(kind, field, now),
    };
    return change.before === change.after ? [] : [change];
  });
}

function listChanges(kind: HistoryKind, field: string, before: unknown[], after: unknown[]): FieldChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (field === "images") return [photoChange(kind, before, after)];
  const gone = before.slice(after.length).map((note) => ({ before: noteText(note), after: null }));
  const added = after.slice(before.length).map((note) => ({ before: null, after: noteText(note) }));
  return [...gone, ...added].map((change) => ({ field, label: "Note", ...change }));
}

function noteText(note: unknown): string {
  const { content } = (note ?? {}) as { content?: unknown };
  return typeof content === "string" ? content : JSON.stringify(note);
}

function photoChange(kind: HistoryKind, before: unknown[], after: unknown[]): FieldChange {
  const added = after.filter((one) => !before.includes(one)).length;
  const removed = before.filter((one) => !after.includes(one)).length;
  const what = [added > 0 && `${added} added`, removed > 0 && `${removed} taken off`].filter(Boolean);
  const summary = what.length > 0 ? what.join(", ") : "in another order";
  return {
    field: "images",
    label: labelOf(kind, "images"),
    before: photos(before.length),
    after: photos(after.length) && `${photos(after.length)} (${summary})`,
  };
}

const photos = (count: number) => (count === 0 ? null : `${count} ${count === 1 ? "photo" : "photos"}`);

/** A record's fields by their path ("customerInfo.phone"), without hidden ones. */
function flat(record: object | null, path = ""): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(record ?? {})) {
    const field = path + name;
    if (HIDDEN_FIELDS.has(field)) continue;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [inner, one] of flat(value, `${field}.`)) fields.set(inner, one);
    } else {
      fields.set(field, value);
    }
  }
  return fields;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const placeOf = (kind: HistoryKind, field: string) => {
  const order = Object.keys(FIELD_LABELS[kind]);
  return order.includes(field) ? order.indexOf(field) : order.length;
};

// A field without a label gets one from its name: engineCode, "Engine code".
function labelOf(kind: HistoryKind, field: string): string {
  const words = (field.split(".").at(-1) ?? field).replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return FIELD_LABELS[kind][field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
