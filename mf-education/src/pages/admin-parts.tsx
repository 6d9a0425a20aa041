import { usePortal, type Locale } from '@portal/kit';
import { lazy, useState, type ComponentType } from 'react';
import type * as parts from '../admin/schedule-parts.ts';
import { messages } from '../messages.ts';

type Parts = typeof parts;

/** A part of the schedule that only people with a role see: its code and its messages are loaded when one does. */
function adminPart<Name extends keyof Parts>(name: Name) {
  type Props = Parameters<Parts[Name]>[0];
  const inLocale = (locale: Locale) =>
    lazy(async () => {
      const [loaded, texts] = await Promise.all([
        import(/* webpackChunkName: "schedule-admin" */ '../admin/schedule-parts.ts'),
        messages(locale, 'admin'),
      ]);
      const Part = loaded[name] as ComponentType<Props>;
      function WithMessages(props: Props) {
        const { i18n } = usePortal();
        // Before the part is rendered, which reads them
        useState(() => i18n.addResourceBundle(locale, 'education', texts.default, true, true));
        return <Part {...props} />;
      }
      return { default: WithMessages };
    });
  return { ko: inLocale('ko'), en: inLocale('en') };
}

export const ADMIN_ACTIONS = adminPart('AdminActions');
export const APPLICANTS_PANEL = adminPart('ApplicantsPanel');
export const TRAINING_EDITOR = adminPart('TrainingEditorDialog');
