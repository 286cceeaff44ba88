/**
 * `fresh`, with everything that equals its part of `old` replaced by that part: what has not changed stays the same
 * object, so that nothing that is shown of it is worked out again. For plain data as it comes over the wire.
 */
export function shared<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh) || !isPlain(old) || !isPlain(fresh)) return fresh;
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const before: Readonly<Record<string, unknown>> = old;
  const keys = Object.keys(fresh);
  const parts: Record<string, unknown> = {};
  let isSame = Object.keys(before).length === keys.length;
  for (const key of keys) {
    const part = (parts[key] = shared(before[key], (fresh as Record<string, unknown>)[key]));
    isSame &&= key in before && Object.is(part, before[key]);
  }
  if (isSame) return old as T;
  return (Array.isArray(fresh) ? keys.map((key) => parts[key]) : parts) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
