import { takenFaultOf } from './check-new-resource.ts';
import type { ResourceNames } from './resource-names.ts';
import { editSection } from './section-edits.ts';
import { editService } from './service-edits.ts';
import { Edits } from './source-edits.ts';

/** Writes a resource into a checkout; returns what it wrote. Throws with the reason, and writes nothing, when it may not be. */
export function writeResource(root: string, resource: ResourceNames): Edits['all'] {
  const fault = takenFaultOf(root, resource);
  if (fault !== undefined) throw new Error(fault);
  const edits = new Edits(root);
  editService(root, edits, resource);
  editSection(root, edits, resource);
  edits.save();
  return edits.all;
}
