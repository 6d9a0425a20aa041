import { computedInputs, inputsOf } from './field-inputs.ts';
import type { ComputedField, Fields } from './fields.ts';
import type { Resource, ResourceDefinition } from './resource.ts';
import { rulesOfAny } from './typed.ts';

/**
 * Describes a resource once: models and OpenAPI, calls, validation, list, trash, history, audit and the forms of admins are derived
 * from it. Types of values are inferred from the fields; a name that is no field's is a type error.
 *
 * Columns: `<base>_ko` and `<base>_en` of a bilingual field (`base` is its name without a final `Ko`), of others the name in
 * snake_case; besides them `version`, `updated_at` and those of `order`, `hideable`, `trash`, `updatedBy` and `single`. Its service needs the
 * tables `revisions`, and `idempotency_keys`.
 */
export function defineResource<const Of extends Fields, const Made extends string = never>(
  definition: ResourceDefinition<Of, Made>,
): Resource<Of> {
  const { name, path, table, words, title, rights, updatedBy = false, actions = {} } = definition;
  const { constraints = {}, fields, keyName, order, whole = false, most } = definition;
  const computed: Record<string, ComputedField> = definition.computed ?? {};
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
    inputs: inputsOf(fields),
    computed: computedInputs(computed),
    trashed: typeof trash === 'boolean' ? [] : trash,
    rules: rulesOfAny(definition),
  };
}
