import CheckIcon from '@mui/icons-material/TaskAltOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Usulan } from '../../../../resources/kkn/papan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { ApplyDialog, appliedPath } from './ApplyDialog.tsx';
import { Board } from './Board.tsx';
import { BoardDialogs } from './BoardDialogs.tsx';
import type { Step } from './boardState.ts';
import type { BoardStore } from './boardStore.ts';
import { Others } from './Others.tsx';
import { type Asked, BoardContext, useSummary } from './useBoard.ts';
import { useBoardSteps } from './useBoardSteps.ts';
import { useProposal } from './useProposals.ts';

interface Props {
  id: string;
  onRecompute: () => void;
  onApplied: () => void;
}

/** One proposal as a board. */
export default function ProposalBoard({ id, ...then }: Props) {
  const { data, error, refetch, dataUpdatedAt } = useProposal(id);
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  if (!data) return <Loading height={560} label="Memuat papan" />;
  const again = async () => {
    await refetch();
    then.onApplied();
  };
  return <World key={dataUpdatedAt} usulan={data} onReload={() => void again()} onRecompute={then.onRecompute} />;
}

interface WorldProps {
  usulan: Usulan;
  onReload: () => void;
  onRecompute: () => void;
}

function World({ usulan, onReload, onRecompute }: WorldProps) {
  const { store, act, undo, lost, forgetLost, refresh, others } = useBoardSteps(usulan, onReload);
  const [asked, ask] = useState<Asked | null>(null);
  const [applying, setApplying] = useState(false);
  const notify = useNotify();
  const fixed = usulan.status !== 'draf';
  const world = useMemo(() => ({ store, usulan, fixed, act, ask }), [store, usulan, fixed, act]);
  return (
    <BoardContext value={world}>
      <Head store={store} fixed={fixed} onUndo={undo} onApply={() => setApplying(true)} />
      {fixed ? null : <Others store={store} others={others} />}
      {usulan.peringatan.map(text => (
        <Alert key={text} severity="warning" sx={{ mb: 1.5 }}>
          {text}
        </Alert>
      ))}
      {usulan.status === 'diterapkan' ? (
        <Alert
          severity="success"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" component={Link} to={appliedPath(usulan)}>
              Lihat kelompok
            </Button>
          }
        >
          Usulan ini sudah diterapkan.{usulan.pesan ? ` Catatan: ${usulan.pesan}` : ''}
        </Alert>
      ) : null}
      {lost.length > 0 ? <Conflict lost={lost} store={store} onClose={forgetLost} /> : null}
      <Board />
      <BoardDialogs asked={asked} onClose={() => ask(null)} />
      {applying ? (
        <ApplyDialog
          onClose={() => setApplying(false)}
          onChanged={() => {
            setApplying(false);
            onRecompute();
          }}
          onConflict={() => {
            setApplying(false);
            notify('Usulan ini baru saja diubah orang lain. Periksa papan, lalu terapkan lagi.', { type: 'warning' });
            void refresh().catch(() => undefined);
          }}
          onDone={made => {
            setApplying(false);
            notify(`${formatNumber(made)} kelompok dibuat.`, { type: 'success' });
            onReload();
          }}
        />
      ) : null}
    </BoardContext>
  );
}

interface HeadProps {
  store: BoardStore;
  fixed: boolean;
  onUndo: () => void;
  onApply: () => void;
}

/** Head of the board: cost, violations, students without a group; undo and apply. */
function Head({ store, fixed, onUndo, onApply }: HeadProps) {
  const { skor, melanggar, tanpaTempat, dapatDiurungkan, menunggu, sebab } = useSummary(store);
  const facts = [
    `${formatNumber(store.keys.length)} kelompok`,
    `${formatNumber(store.people.size)} peserta`,
    melanggar ? `${formatNumber(melanggar)} melanggar aturan` : 'tidak ada pelanggaran',
    tanpaTempat ? `${formatNumber(tanpaTempat)} belum mendapat kelompok` : 'semua mendapat kelompok',
  ];
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5, minHeight: 44 }}
    >
      <Typography component="h2" variant="h6" className="angka">
        Skor {formatNumber(skor)}
      </Typography>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
          {menunggu ? ' · menyimpan…' : ''}
        </Typography>
        <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
          0 terbaik{sebab.length ? `: ${sebab.join(', ')}` : ''}.
        </Typography>
      </Box>
      {fixed ? null : (
        <>
          <Button startIcon={<UndoIcon />} disabled={dapatDiurungkan === 0} onClick={onUndo}>
            Urungkan{dapatDiurungkan ? ` (${dapatDiurungkan})` : ''}
          </Button>
          <Button variant="contained" startIcon={<CheckIcon />} disabled={menunggu > 0} onClick={onApply}>
            Terapkan
          </Button>
        </>
      )}
    </Stack>
  );
}

interface ConflictProps {
  lost: readonly Step[];
  store: BoardStore;
  onClose: () => void;
}

/** Somebody else was first with the same students or groups: the board shows their change, and this what was not stored. */
function Conflict({ lost, store, onClose }: ConflictProps) {
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }} onClose={onClose} closeText="Tutup">
      Orang lain lebih dahulu mengubah hal yang sama; papan sudah menampilkan keadaan terbaru. Belum tersimpan:{' '}
      {lost.map(step => wordsOf(step, store)).join('; ')}.
    </Alert>
  );
}

function wordsOf(step: Step, store: BoardStore): string {
  if ('kunci' in step) return `perubahan ${step.kunci}`;
  const who = store.nameOf(step.idPendaftarMbkm);
  if (step.tukarDengan) return `${who} bertukar dengan ${store.nameOf(step.tukarDengan)}`;
  return step.keKelompok ? `${who} ke ${step.keKelompok}` : `${who} dikeluarkan`;
}
