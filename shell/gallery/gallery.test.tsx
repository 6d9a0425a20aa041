import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as kit from '@portal/kit';
import * as admin from '@portal/kit/admin';
import * as editor from '@portal/kit/editor';
import * as form from '@portal/kit/form';
import * as markdown from '@portal/kit/markdown';
import * as remote from '@portal/kit/remote';
import * as slowDown from '@portal/kit/slow-down';
import en from './locales/en.json' with { type: 'json' };
import ko from './locales/ko.json' with { type: 'json' };

/** Exports with the name of a component or of a hook that bring nothing to the screen by themselves. */
const SHOWS_NOTHING = new Set(
  [
    // The whole list keeps its state in the URL of a page, which the gallery has none of; its parts have stories
    'AdminList MediaLibrary ResourceList ResourceTrash useCsvOfList useLocalTable',
    'ApiError LOCALES useApi useLocale useNavigate usePortal useSession useSettings useTranslation useLeaveGuard useLeaveQuestion useDismissal useSearchText',
    'useLoaderData useLocation useParams useSearchParams',
    'useAdminItem useAdminList useEditDraft useEditForm useImageSource useLibraryImages useLibraryUpload useLinkToken useListQuery useListTable useNeededRoleText useResource useSaveShortcut useShortcut useUpload',
  ].flatMap((names) => names.split(' ')),
);

const stories = path.join(import.meta.dirname, 'stories');

/** Names that the stories import from the kit; lint sees to it that what is imported is used. */
function importedNames(): Set<string> {
  const sources = readdirSync(stories).map((file) => readFileSync(path.join(stories, file), 'utf8'));
  const lists = sources.flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from '@portal\/kit/g)]);
  return new Set(lists.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));
}

test('has a story for every component of the kit and for every hook that shows something', () => {
  const exported = [kit, admin, editor, form, markdown, remote, slowDown].flatMap((entry) => Object.keys(entry));
  const shown = exported.filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name) && !SHOWS_NOTHING.has(name));
  const imported = importedNames();
  expect(new Set(shown).size).toBeGreaterThan(30);
  expect(shown.filter((name) => !imported.has(name))).toEqual([]);
});

test('has its sample texts in both languages', () => {
  const namesOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'object' ? namesOf(text as object).map((part) => `${name}.${part}`) : [name],
    );
  expect(namesOf(en)).toEqual(namesOf(ko));
});
