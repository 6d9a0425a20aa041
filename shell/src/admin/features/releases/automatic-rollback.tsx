import { Checkbox, useTranslation } from '@portal/kit';
import { FormSection, useAction } from '@portal/kit/admin';

interface AutomaticRollbackProps<Overview> {
  isOn: boolean;
  /** Stores the choice. */
  choose(isOn: boolean): Promise<Overview>;
  onChosen(overview: Overview): void;
}

/** Who takes a failing version back: the portal by itself, or people alone. */
export function AutomaticRollback<Overview>({ isOn, choose, onChosen }: AutomaticRollbackProps<Overview>) {
  const { t } = useTranslation('shell');
  const { run, busy } = useAction();
  const word = (key: string) => t(`admin.releases.automatic.${key}`);

  const change = (wanted: boolean) =>
    run({
      work: () => choose(wanted),
      done: word(wanted ? 'isOn' : 'isOff'),
      failed: () => word('failed'),
      onDone: onChosen,
    });

  return (
    <FormSection title={word('title')} lead={word('lead')}>
      <Checkbox
        label={word('label')}
        checked={isOn}
        disabled={busy !== undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </FormSection>
  );
}
