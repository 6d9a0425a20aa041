import { sectionRoles, Type } from '@portal/service-kit';

const SectionRoleSchema = Type.Enum([...sectionRoles], { $id: 'SectionRole', type: 'string' });

/** Account does not know the sections: any name that one could have. */
export const sectionName = '^[a-z][a-z0-9-]{0,59}$';

export const SectionRolesSchema = Type.Record(
  Type.String({ pattern: sectionName }),
  Type.Array(SectionRoleSchema, { maxItems: sectionRoles.length }),
  { $id: 'SectionRoles', description: 'Section → roles held there', maxProperties: 50, additionalProperties: false },
);
