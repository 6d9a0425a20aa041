import { usePortal, type Locale } from '@portal/kit';
import { lazy, useState, type ComponentType } from 'react';

/** A part of the schedule that only people with a role see: its code and its messages are loaded when one does. */
function adminPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const inLocale = (locale: Locale) =>
    lazy(async () => {
      const [Part, messages] = await Promise.all([
        load(),
        import(/* webpackChunkName: "locale-[request]" */ `../../locales/${locale}/admin.json`, {
          with: { type: 'json' },
        }) as Promise<{ default: object }>,
      ]);
      function WithMessages(props: Props) {
        const { i18n } = usePortal();
        // Before the part is rendered, which reads them
        useState(() => i18n.addResourceBundle(locale, 'education', messages.default, true, true));
        return <Part {...props} />;
      }
      return { default: WithMessages };
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
