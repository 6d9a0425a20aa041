import { computedInputs, inputsOf } from './field-inputs.ts';
import type { Input } from './field-inputs.ts';
import type { ComputedField, Field, Fields } from './fields.ts';
import type { Resource, ResourceDefinition } from './resource.ts';
import { rulesOfAny } from './typed.ts';

const noneComputed: Record<string, ComputedField> = {};

/** Names of exported values, those of the title first. */
function exportedNames(inputs: readonly Input[], title: Field | undefined): string[] {
  const exported = inputs.filter(({ field }) => field.exported);
  const isTitle = ({ field }: Input) => field === title;
  return [...exported.filter(isTitle), ...exported.filter((input) => !isTitle(input))].map(({ name }) => name);
}

/**
 * Describes a resource once: models and OpenAPI, calls, validation, list, trash, history, audit and the forms of admins are derived
 * from it. Types of values are inferred from the fields; a name that is no field's is a type error.
 *
 * Columns: `<base>_ko` and `<base>_en` of a bilingual field (`base` is its name without a final `Ko`), of others the name in
 * snake_case; besides them `version`, `updated_at` where entries are written, and those of `order`, `hideable`, `trash`, `updatedBy` and `single`. Its service needs the
 * tables `revisions`, and `idempotency_keys`.
 */
export function defineResource<const Of extends Fields, const Made extends string = never>(
  definition: ResourceDefinition<Of, Made>,
): Resource<Of> {
  const { name, path, table, words, title, rights, updatedBy = false, actions = {} } = definition;
  const { constraints = {}, fields, keyName, order, whole = false, most, where, joined, searchedText } = definition;
  const inputs = inputsOf(fields);
  const computed = computedInputs(definition.computed ?? noneComputed);
  const { key = definition.single ? 'only_row' : 'id', hideable = false, trash = false, single = false } = definition;
  return {
    name,
    path,
    table,
    key,
    keyName,
    words,
    title,
    rights,
    hasUpdatedBy: updatedBy,
    actions,
    isSingle: single,
    isOrdered: order === 'manual',
    isWhole: whole || order === 'manual',
    most,
    isHideable: hideable,
    hasTrash: trash !== false,
    sort: order === 'manual' ? undefined : order,
    constraints,
    fields,
    inputs,
    computed,
    where,
    joined,
    searchedText,
    file: definition.file ?? exportedNames([...inputs, ...computed], fields[title]),
    trashed: typeof trash === 'boolean' ? [] : trash,
    rules: rulesOfAny(definition),
  };
}
