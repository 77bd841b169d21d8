import AddIcon from '@mui/icons-material/Add';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { UsulanRingkas } from '../../../../resources/kkn/papan.ts';
import { groupsPath } from '../../../../resources/kkn/paths.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { WavePicker } from '../WavePicker.tsx';
import { likelyWave, useWaves } from '../waves.ts';
import { ComputeDialog } from './ComputeDialog.tsx';
import { ProposalPicker } from './ProposalPicker.tsx';
import { useProposals } from './useProposals.ts';

/** The board with its libraries comes with the first proposal that is opened. */
const ProposalBoard = lazyScreen(() => import('./ProposalBoard.tsx'));

/** /kkn/membuat-kelompok of Tim MBKM: proposals of a wave, computed, looked through, changed and applied (docs/domain/30 §4.2). */
export default function DistributionPage() {
  const { data: waves, error, isPending, refetch } = useWaves();
  const [asked, setAsked] = useSearchParams();
  const idGelombang = asked.get('idGelombang') ?? (waves ? (likelyWave(waves)?.id ?? null) : null);
  const go = (next: { wave?: string; usulan?: string | null }) =>
    setAsked(
      before => {
        const params = new URLSearchParams(before);
        params.set('idGelombang', next.wave ?? idGelombang ?? '');
        if (next.usulan) params.set('usulan', next.usulan);
        else params.delete('usulan');
        return params;
      },
      { replace: true },
    );
  const { list, compute, remove } = useProposals(idGelombang, id => go({ usulan: id }));
  const mayCreate = useMay('create', 'kkn/kkn-kelompok');
  const [computing, setComputing] = useState(false);
  const running = list.data?.find(({ status }) => status === 'menghitung');
  const chosen = pickOf(list.data ?? [], asked.get('usulan'));

  if (isPending) return <Loading height={480} label="Memuat gelombang" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <Box sx={{ pb: 2 }}>
      <ScreenTitle path="/kkn/membuat-kelompok" />
      {waves.length === 0 ? (
        <Notice
          title="Belum ada gelombang"
          text={inTerms('Buat gelombang KKN dahulu; pesertanya lalu dapat dibagi di sini.')}
        >
          <Button variant="contained" component={Link} to="/kkn/gelombang/create">
            Buat gelombang
          </Button>
        </Notice>
      ) : (
        <>
          <Stack
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
            className="layar-saja"
          >
            <WavePicker waves={waves} value={idGelombang} onChange={wave => go({ wave })} />
            {list.data?.length ? (
              <ProposalPicker
                proposals={list.data}
                value={chosen?.id ?? null}
                onChange={usulan => go({ usulan })}
                onRemove={proposal => remove.mutate(proposal, { onSuccess: () => go({ usulan: null }) })}
              />
            ) : null}
            <Box sx={{ flex: 1 }} />
            {mayCreate ? (
              <Button component={Link} to={`${groupsPath}/create`} startIcon={<AddIcon />}>
                Buat kelompok
              </Button>
            ) : null}
            <Button
              variant={chosen ? 'outlined' : 'contained'}
              startIcon={<CalculateIcon />}
              disabled={running !== undefined || compute.isPending || idGelombang === null}
              onClick={() => setComputing(true)}
            >
              Hitung usulan
            </Button>
          </Stack>
          {list.error ? <RetryAlert error={list.error} onRetry={list.refetch} sx={{ mb: 2 }} /> : null}
          {running || compute.isPending ? (
            <Running of={running} onCancel={running ? () => remove.mutate(running) : undefined} />
          ) : null}
          {chosen ? (
            <Suspense fallback={<Loading height={560} label="Memuat papan" />}>
              <ProposalBoard
                key={chosen.id}
                id={chosen.id}
                onRecompute={() => setComputing(true)}
                onApplied={() => void list.refetch()}
              />
            </Suspense>
          ) : list.isPending || running || compute.isPending ? null : (
            <Paper variant="outlined">
              <Notice
                title="Belum ada usulan"
                text="Hitung usulan untuk membagi peserta yang disetujui ke dalam kelompok. Tidak ada yang berlaku sebelum Anda menekan Terapkan."
              />
            </Paper>
          )}
        </>
      )}
      {computing ? (
        <ComputeDialog onClose={() => setComputing(false)} onCompute={recipe => compute.mutate(recipe)} />
      ) : null}
    </Box>
  );
}

/** The proposal that is asked for; otherwise the newest that can still be changed, then the newest that was applied. */
function pickOf(proposals: readonly UsulanRingkas[], id: string | null): UsulanRingkas | undefined {
  const whole = proposals.filter(({ status }) => status === 'draf' || status === 'diterapkan');
  return whole.find(one => one.id === id) ?? whole.find(({ status }) => status === 'draf') ?? whole[0];
}

/** Progress of a computation, with a button to cancel it. */
function Running({ of, onCancel }: { of: UsulanRingkas | undefined; onCancel: (() => void) | undefined }) {
  const done = of?.kemajuan ?? 0;
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }} role="status">
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            Menghitung usulan… {done}%
          </Typography>
          <LinearProgress
            variant={done > 0 ? 'determinate' : 'indeterminate'}
            value={done}
            aria-label="Kemajuan perhitungan"
          />
        </Box>
        <Button onClick={onCancel} disabled={!onCancel}>
          Batalkan
        </Button>
      </Stack>
    </Paper>
  );
}
