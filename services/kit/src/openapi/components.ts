interface Parameter {
  name: string;
}

interface Operation {
  operationId?: string;
  parameters?: (Parameter | { $ref: string })[];
  responses?: Record<string, unknown>;
}

/** As much of an OpenAPI document as is rewritten here. */
export interface OpenApiDocument {
  components?: { parameters?: Record<string, unknown>; responses?: Record<string, unknown> };
  paths?: Record<string, Record<string, Operation>>;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
}

/** Every operation may fail, always in the shape of errors/problem-error.ts. */
export function documentProblems(document: OpenApiDocument): void {
  document.components = {
    ...document.components,
    responses: {
      Problem: {
        description: 'Any failure',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
  for (const operation of operationsOf(document))
    operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Problem' } };
}

/**
 * Makes each parameter that several operations have a component: `lang`, and where parameters of one name differ,
 * `langOfViewEducation` after the first operation that has it.
 */
export function shareParameters(document: OpenApiDocument): void {
  const uses = new Map<string, { name: string; firstUse: string; count: number }>();
  for (const { operationId = '', parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters as Parameter[]) {
      const key = JSON.stringify(parameter);
      const use = uses.get(key);
      if (use) use.count += 1;
      else uses.set(key, { name: parameter.name, firstUse: operationId, count: 1 });
    }
  }
  const shared = [...uses].filter(([, { count }]) => count > 1);
  const names = new Map<string, string>();
  for (const [key, { name, firstUse }] of shared) {
    const isAmbiguous = shared.some(([other, use]) => other !== key && use.name === name);
    names.set(key, isAmbiguous ? `${name}Of${upperFirst(firstUse)}` : name);
  }
  for (const operation of operationsOf(document)) {
    operation.parameters &&= operation.parameters.map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    });
  }
  if (names.size > 0) {
    const parameters = Object.fromEntries([...names].map(([key, name]) => [name, JSON.parse(key) as unknown]));
    document.components = { ...document.components, parameters };
  }
}
