import * as adminForm from './stories/admin-form.tsx';
import * as adminList from './stories/admin-list.tsx';
import * as buttons from './stories/buttons.tsx';
import * as content from './stories/content.tsx';
import * as data from './stories/data.tsx';
import * as fields from './stories/fields.tsx';
import * as forms from './stories/forms.tsx';
import * as notices from './stories/notices.tsx';
import * as pageStates from './stories/page-states.tsx';
import * as resources from './stories/resources.tsx';
import * as steps from './stories/steps.tsx';
import type { StoryGroup } from './story.ts';

const modules = [buttons, fields, steps, content, pageStates, notices, forms, data, adminList, adminForm, resources];

/** All components, in the order of the list. */
export const groups: StoryGroup[] = modules.flatMap((module) => Object.values<StoryGroup>(module));
