import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { stepsFor } from '../../../resources/kit/index.ts';
import { useBaseRole, useMay } from '../../crud/permissions.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { statusOf } from '../../crud/show/statusOf.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';

const TransitionDialog = lazyScreen(() => import('../../crud/show/TransitionDialog.tsx'));

/** Lets the student of the participation in context hand in a package again, where the server offers it. */
export function OpenPackage() {
  const status = statusOf(useDeclaration(), 'statusKonversi');
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const [asking, setAsking] = useState(false);
  if (!status || !record || !role || !mayAct) return null;
  const step = stepsFor(status, record, role).find(({ name }) => name === 'buka_paket');
  if (!step) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2 }}>
        {step.action.label}
      </Button>
      {asking ? (
        <Suspense>
          <TransitionDialog step={step} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
