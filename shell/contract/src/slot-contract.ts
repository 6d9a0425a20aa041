import { Type, type Static } from '@portal/runtime/typebox';

/** Props as JSON Schema describes the members of an object: the ones of a slot, or those that a widget needs. */
export const PropsSchema = Type.Object({
  /** Name → JSON Schema of the value. */
  properties: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  /** Names that are always given. */
  required: Type.Optional(Type.Array(Type.String())),
});
export type PropsSchema = Static<typeof PropsSchema>;

/** What a section promises to the widgets that fill a slot of its pages. */
export const SlotContract = Type.Object({
  /** Where it is and what belongs there, in a sentence, for the catalogue of slots. */
  text: Type.String({ minLength: 1 }),
  /** Without them widgets get no props. */
  props: Type.Optional(PropsSchema),
  /** One section alone may fill it. */
  isSingle: Type.Optional(Type.Boolean()),
  /** It will be removed: what to fill instead. */
  deprecated: Type.Optional(Type.String({ minLength: 1 })),
});
export type SlotContract = Static<typeof SlotContract>;

/** How a section fills a slot. */
export const SlotFill = Type.Object({
  /** Place among the widgets of the slot, 0 without; those of the same order stand in the order of their sections' names. */
  order: Type.Optional(Type.Number()),
  /** Props that the widget reads. */
  props: Type.Optional(PropsSchema),
});
export type SlotFill = Static<typeof SlotFill>;
