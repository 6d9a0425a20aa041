const KIB = 1024;

/** A size for people: `12 KB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < KIB * KIB ? `${Math.max(1, Math.round(bytes / KIB))} KB` : `${(bytes / KIB / KIB).toFixed(1)} MB`;
}
