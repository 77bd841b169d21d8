import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type Action, rolesOf, stepsFor } from '../../../../resources/kit/index.ts';
import { role, roleNames } from '../../../../resources/roles.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { statusOf } from './statusOf.ts';

const TransitionDialog = lazyScreen(() => import('./TransitionDialog.tsx'));

interface Props {
  /** Name of the step that the entry tells of, and the states that it led from and to. */
  step: string | null | undefined;
  from: string | null | undefined;
  to: string | null | undefined;
  /** Status field; default: the resource's first. */
  field?: string | null;
}

/**
 * Takes back the last step of the record in context by the step that undoes it: a button for who may, the name of that
 * step and its roles for who may not. Nothing where something followed, or no step leads back.
 */
export function UndoEntry({ step, from, to, field }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const record = useRecordContext();
  const baseRole = useBaseRole();
  const mayAct = useMay('action');
  const [asking, setAsking] = useState(false);
  const status = statusOf(resource, field);
  if (!record || !status || !step || !from || !to || record[status.source] !== to) return null;
  const undoes = (action: Action) =>
    Boolean(action.undoes?.includes(step)) &&
    action.arrows.some(arrow => arrow.from.includes(to) && arrow.to.includes(from));
  const offered =
    baseRole && mayAct ? stepsFor(status, record, baseRole).find(({ action }) => undoes(action)) : undefined;
  if (offered)
    return (
      <>
        <Button size="small" startIcon={<UndoIcon />} onClick={() => setAsking(true)}>
          {say('Urungkan')}
        </Button>
        {asking ? (
          <Suspense>
            <TransitionDialog step={offered} onClose={() => setAsking(false)} />
          </Suspense>
        ) : null}
      </>
    );
  const other = Object.values(status.workflow.actions).find(undoes);
  const others = other ? rolesOf(other).filter(one => one !== baseRole && one !== role.superAdmin) : [];
  if (!other || others.length === 0) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {say('Dapat diurungkan dengan “%{langkah}” oleh %{peran}.', {
        langkah: labelOf(other.label),
        peran: others.map(one => labelOf(roleNames[one])).join(', '),
      })}
    </Typography>
  );
}
