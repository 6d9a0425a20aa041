import { getPortal, type Locale } from '@portal/kit';
import { lazy, type ComponentType } from 'react';

/** A part of the schedule that only people with a role see: its code and its messages are loaded when one does. */
function adminPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const inLocale = (locale: Locale) =>
    lazy(async () => {
      const [component, messages] = await Promise.all([
        load(),
        import(/* webpackChunkName: "locale-[request]" */ `../../locales/${locale}/admin.json`, {
          with: { type: 'json' },
        }) as Promise<{ default: object }>,
      ]);
      getPortal().i18n.addResourceBundle(locale, 'education', messages.default, true, true);
      return { default: component };
    });
  return { ko: inLocale('ko'), en: inLocale('en') };
}

export const ADMIN_ACTIONS = adminPart(
  async () => (await import(/* webpackChunkName: "schedule-admin" */ '../admin/schedule-parts.ts')).AdminActions,
);
export const APPLICANTS_PANEL = adminPart(
  async () => (await import(/* webpackChunkName: "schedule-admin" */ '../admin/schedule-parts.ts')).ApplicantsPanel,
);
export const TRAINING_EDITOR = adminPart(
  async () =>
    (await import(/* webpackChunkName: "schedule-admin" */ '../admin/schedule-parts.ts')).TrainingEditorDialog,
);
