import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { inTerms } from '../../../../../resources/kit/terms.ts';
import { role } from '../../../../../resources/roles.ts';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../../platform/providers/http.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { calls, useInbound } from '../calls.ts';
import { ClassCards } from './ClassCards.tsx';
import type { KelasDinilai } from './types.ts';

/** /inbound/pemberian-nilai: how far every class is graded; who is late is reminded. */
export default function ProgressPage() {
  const baseRole = useBaseRole();
  const notify = useNotify();
  const { data, error, isPending, refetch } = useInbound<KelasDinilai[]>(calls.progres);
  const remind = async ({ idMkInbound }: KelasDinilai) => {
    try {
      const answer = await http<{ diingatkan: number }>(calls.ingatkan, {
        method: 'POST',
        body: { idMkInbound: [idMkInbound] },
      });
      const told = answer.data.diingatkan > 0;
      notify(told ? 'Pengampu diingatkan.' : 'Pengampu sudah diingatkan hari ini.', {
        type: told ? 'success' : 'info',
      });
    } catch (problem) {
      notify(messageOf(problem), { type: 'warning' });
    }
  };
  const may = baseRole === role.superAdmin || baseRole === role.timMbkm || baseRole === role.koordinator;
  return (
    <>
      <ScreenTitle path="/pertukaran-mahasiswa/inbound/pemberian-nilai" />
      {data ? null : <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />}
      {data?.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{inTerms('Belum ada kelas inbound.')}</Typography>
      ) : null}
      {data?.length ? (
        <ClassCards
          classes={data}
          action={one =>
            may && one.final < one.peserta ? (
              <Button onClick={() => remind(one)} aria-label={`Ingatkan pengampu ${one.namaMk} kelas ${one.kelas}`}>
                Ingatkan
              </Button>
            ) : null
          }
        />
      ) : null}
    </>
  );
}
