import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { stepsFor } from '../../../../resources/kit/index.ts';
import { langkahPaketTim } from '../../../../resources/mbkm/alurKonversi.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { useBaseRole, useMay } from '../../../platform/ui/permissions.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';

const TransitionDialog = lazyScreen(() => import('../../../platform/ui/show/TransitionDialog.tsx'));

/** Opens the package of the participation in context, or closes it without a conversion, where the server offers it. */
export function OpenPackage() {
  const status = statusOf(useDeclaration(), 'statusKonversi');
  const record = useRecordContext();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const [asked, setAsked] = useState<string>();
  if (!status || !record || !role || !mayAct) return null;
  const steps = stepsFor(status, record, role).filter(({ name }) => langkahPaketTim.some(one => one === name));
  const asking = steps.find(({ name }) => name === asked);
  if (!steps.length) return null;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        {steps.map(({ name, action }) => (
          <Button key={name} variant="outlined" onClick={() => setAsked(name)}>
            <Said label={action.label} />
          </Button>
        ))}
      </Stack>
      {asking ? (
        <Suspense>
          <TransitionDialog step={asking} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
