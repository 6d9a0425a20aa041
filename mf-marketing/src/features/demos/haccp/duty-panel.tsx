import { disabledButton, Icon, useTranslation, layout } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import controls from '../stage/controls.module.css';
import { Panel } from '../stage/panel.tsx';
import {
  acknowledge,
  approve,
  decide,
  DUTIES,
  failHeater,
  holdLots,
  PROOF,
  repair,
  type Action,
  type Ccp,
  type Duty,
} from './deviation.ts';
import styles from './duty-panel.module.css';

const ACTIONS = ['reheat', 'hold', 'discard'] as const satisfies Action[];
const PRESSES = { acknowledge, hold: holdLots, repair, approve } as const;

const stateOf = (index: number, current: number) => (index < current ? 'done' : index === current ? 'now' : 'later');

/** What the procedure asks for after a deviation, one duty after the other. */
export function DutyPanel({ runner }: { runner: Runner<Ccp> }) {
  const { t } = useTranslation('marketing');
  const list = useRef<HTMLOListElement>(null);
  const wasPressed = useRef(false);
  const stage = useModel(runner, (ccp) => ccp.stage);
  const isOver = stage === 'recorded';
  const current = isOver ? DUTIES.length : DUTIES.indexOf(stage as Duty);

  // The control that was pressed is gone: the focus goes on to the next one.
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || list.current?.contains(activeElement);
    if (!wasPressed.current || !isFree) return;
    list.current?.querySelector<HTMLElement>('[data-state="now"] :is(input, button, [tabindex])')?.focus();
  }, [stage]);

  function act(change: (ccp: Ccp) => Ccp) {
    wasPressed.current = true;
    runner.change(change);
  }

  return (
    <Panel title={t('demoHaccp.duties.title')} className={styles.panel}>
      <p>{t(`demoHaccp.duties.lead.${current < 0 ? stage : 'during'}`)}</p>
      <button
        type="button"
        className={`${controls.press} ${stage === 'control' ? controls.main : ''}`}
        {...disabledButton(stage !== 'control', () => runner.change(failHeater))}
      >
        {t('demoHaccp.fail')}
      </button>
      <ol ref={list} className={styles.duties}>
        {DUTIES.map((duty, index) => (
          <li
            key={duty}
            className={styles.duty}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index < current ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <div className={styles.words}>
              <strong>{t(`demoHaccp.duties.${duty}.title`)}</strong>
              {index === current && <DutyControl duty={duty} runner={runner} onAct={act} />}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface DutyControlProps {
  duty: Duty;
  runner: Runner<Ccp>;
  onAct(change: (ccp: Ccp) => Ccp): void;
}

function DutyControl({ duty, runner, onAct }: DutyControlProps) {
  const { t } = useTranslation('marketing');
  if (duty === 'action') return <ActionChoice onChoose={(action) => onAct((ccp) => decide(ccp, action))} />;
  if (duty === 'verify') return <Proof runner={runner} />;
  return (
    <>
      <p className={layout.muted}>{t(`demoHaccp.duties.${duty}.text`)}</p>
      <button type="button" className={`${controls.press} ${controls.main}`} onClick={() => onAct(PRESSES[duty])}>
        {t(`demoHaccp.duties.${duty}.press`)}
      </button>
    </>
  );
}

function ActionChoice({ onChoose }: { onChoose(action: Action): void }) {
  const { t } = useTranslation('marketing');
  const [chosen, choose] = useState<Action>('reheat');
  return (
    <fieldset className={styles.choices}>
      <legend className={layout.muted}>{t('demoHaccp.duties.action.text')}</legend>
      {ACTIONS.map((action) => (
        <label key={action} className={styles.choice}>
          <input type="radio" name="haccp-action" checked={chosen === action} onChange={() => choose(action)} />
          <span>
            {t(`demoHaccp.actions.${action}.title`)} <small>{t(`demoHaccp.actions.${action}.text`)}</small>
          </span>
        </label>
      ))}
      <button type="button" className={`${controls.press} ${controls.main}`} onClick={() => onChoose(chosen)}>
        {t('demoHaccp.duties.action.press')}
      </button>
    </fieldset>
  );
}

/** How many readings in a row were within the limit. */
function Proof({ runner }: { runner: Runner<Ccp> }) {
  const { t } = useTranslation('marketing');
  const proven = useModel(runner, (ccp) => ccp.proven);
  return (
    <>
      <p tabIndex={-1} className={layout.muted}>
        {t('demoHaccp.duties.verify.text', { proven, proof: PROOF })}
      </p>
      <progress className={styles.proof} max={PROOF} value={proven} aria-label={t('demoHaccp.duties.verify.title')} />
    </>
  );
}
