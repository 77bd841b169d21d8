import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type RefObject, Suspense, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import {
  type Offered,
  type QueueOptions,
  type Resource,
  stageAwaited,
  stepsFor,
} from '../../../../resources/kit/index.ts';
import { ActionBar } from '../../common/ActionBar.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { overtakenHint } from '../../ui/failedCall.ts';
import { useBaseRole, useMay } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import type { Given } from '../../ui/show/useStepInput.ts';
import { useStepLook } from '../../ui/show/useStepLook.ts';
import { PrintButtons } from '../record/PrintButtons.tsx';
import type { Along } from './along.ts';
import { rightOf } from './queueFilter.ts';
import { RowCalls } from './RowCalls.tsx';
import { takenHere } from './takenHere.ts';
import { useDecision } from './useDecision.ts';

const DecisionDialog = lazyScreen(() => import('./DecisionDialog.tsx'));

interface Props {
  options: QueueOptions;
  /** After a decision that was taken. */
  onDone: () => void;
  /** Input of a part of the page that goes along with the decision. */
  along?: RefObject<Along | null>;
}

/** Name and number of the record, from its card, so that nobody decides on the wrong one. */
const namedBy = ({ card }: QueueOptions, { fields }: Resource, record: RaRecord): string =>
  [card.title, card.subtitle]
    .flatMap(name => (fields[name]?.kind === 'text' && record[name] ? [String(record[name])] : []))
    .join(' · ');

/** The stage in whose hands a record is, as a name: 'Program Studi'. */
function stageName({ fields }: Resource, record: RaRecord, field: string | undefined): string | null {
  const stages = field === undefined ? undefined : fields[field];
  const label = stages?.kind === 'enum' && field ? stages.choices[String(record[field])] : undefined;
  return label?.replace(/(?<=\s)\p{Ll}/gu, first => first.toUpperCase()) ?? null;
}

/** True if a step changes the row's state; after others the reader stays on the row. */
const leavesState = ({ action: { arrows } }: Offered): boolean => arrows.some(({ to }) => to.length > 0);

/** A line of its own below the name and the buttons. */
const below = { order: 1, flexBasis: '100%' } as const;

/** Decisions that the role may take on the record in context; at the bottom of the screen on phones. */
export function DecisionBar({ options, onDone, along }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const [asking, setAsking] = useState<string | null>(null);
  const { decide, busy, conflict, dismiss } = useDecision(options);
  const status = statusOf(resource, options.status);
  const right = mayAct && role && record ? rightOf(options, role, record) : null;
  const allowed = new Map(
    right && role && status && record
      ? stepsFor(status, record, role).map(step => [step.name, takenHere(options, step)])
      : [],
  );
  const asked = asking ? allowed.get(asking) : undefined;
  const look = useStepLook(asked);
  if (!record || !role || !status) return null;
  const actions = options.actions.flatMap(name => allowed.get(name) ?? []);
  const stage = mayAct ? stageAwaited(status, record, role, options.actions) : undefined;
  const awaited = stageName(resource, record, stage);
  const run = async (step: Offered, given: Given) => {
    const outcome = await decide(step, { ...along?.current?.(step.name), ...given });
    if ('error' in outcome) return outcome.error;
    setAsking(null);
    if ('done' in outcome && leavesState(step)) onDone();
    return undefined;
  };
  return (
    <>
      {conflict ? (
        <Alert severity="info" onClose={dismiss} sx={below}>
          {conflict} {say(overtakenHint)}
        </Alert>
      ) : null}
      {right === 'behalf' && options.onBehalf ? (
        <Alert severity="warning" sx={below}>
          {labelOf(options.onBehalf.text)}
        </Alert>
      ) : null}
      {awaited ? (
        <Alert severity="info" sx={below}>
          {say('Menunggu persetujuan %{tahap}.', { tahap: labelOf(awaited) })}
        </Alert>
      ) : null}
      <ActionBar>
        {actions.map(({ name, action }, i) => (
          <Button
            key={name}
            variant={i === 0 ? 'contained' : 'outlined'}
            color={action.tone === 'danger' ? 'error' : 'primary'}
            onClick={() => {
              if (along?.current?.(name) !== null) setAsking(name);
            }}
          >
            {labelOf(action.label)}
          </Button>
        ))}
        <RowCalls options={options} />
        <PrintButtons prints={options.prints ?? []} />
      </ActionBar>
      {asked && asking ? (
        <Suspense>
          <DecisionDialog
            action={asked.action}
            step={asked.key}
            about={namedBy(options, resource, record)}
            mustNote={asked.note || look.note}
            look={look}
            text={right === 'behalf' && options.onBehalf ? labelOf(options.onBehalf.text) : undefined}
            busy={busy}
            onDecide={given => run(asked, given)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
