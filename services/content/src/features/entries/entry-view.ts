import type { AnyResource, Type } from '@portal/service-kit';

type Fields = ReturnType<typeof Type.Object>;

/** What everybody reads of an entry. */
export interface EntryView {
  operationId: string;
  summary: string;
  /** Its `title` is the columns `titleKo` and `titleEn`, where an entry has these; `lang` says which was chosen. */
  schema: Fields;
  /** Field → SQL that reads it, where there is no column of its name. */
  read?: Record<string, string>;
}

/** The public side of a resource, at `/api/content/<path>`. */
export interface PublicEntries {
  resource: AnyResource;
  view: EntryView & {
    /** Facts by which a call may ask for some of the entries: `?<field>=`. */
    filter?: Fields;
  };
  /** What everybody reads of one entry, at `/api/content/<path>/<key>`. */
  detail?: EntryView & {
    /** A column that names an entry beside its key. */
    nameColumn: string;
  };
}
