import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { mostTiles, type Papan } from '../../../../resources/umum/panggilanPapan.ts';
import { EntryMoves } from '../../common/EntryMoves.tsx';
import { useShownKeys } from '../../common/keys.ts';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { AskDialog } from '../AskDialog.tsx';
import { messageOf } from '../failedCall.ts';
import { RetryAlert } from '../RetryAlert.tsx';
import { BoardTile, tileRoom } from './BoardTile.tsx';
import { MailDialog } from './MailDialog.tsx';
import { pivotScreen } from './pivotPath.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { TilePicker } from './TilePicker.tsx';
import { useBoardCalls, useBoards } from './useBoards.ts';
import { useTiles } from './useTiles.ts';

/** /laporan/papan/:id: up to twelve reports on one page, each in its reader's own scope. */
export default function BoardPage() {
  const { id } = useParams();
  const { data, error, isPending, refetch } = useBoards();
  const board = data?.papan.find(one => one.id === id);
  return (
    <Box sx={{ pb: 4 }}>
      <PageTitle title="Papan laporan" />
      {error ? (
        <RetryAlert error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={320} />
      ) : board ? (
        <Board board={board} roles={data.peran} />
      ) : (
        <Alert severity="warning">Papan ini tidak ada lagi, atau tidak dibagikan kepada peran Anda.</Alert>
      )}
    </Box>
  );
}

function Board({ board, roles }: { board: Papan; roles: readonly { id: string; nama: string }[] }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { change, remove } = useBoardCalls();
  const { tiles, isPending } = useTiles();
  const [arranging, setArranging] = useState(board.isi.length === 0 && board.boleh);
  const [asking, setAsking] = useState<'rename' | 'mail' | 'drop' | null>(null);
  const [busy, setBusy] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (refused) {
      notify(messageOf(refused), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const arrange = (isi: string[]) => {
    if (!busy) void attempt(() => change(board, { isi }));
  };
  const move = (from: number, to: number) => {
    const one = board.isi[from];
    if (one === undefined || to < 0 || to >= board.isi.length || from === to) return;
    arrange(board.isi.toSpliced(from, 1).toSpliced(to, 0, one));
  };
  useShownKeys(arranging ? [{ keys: ['↑', '↓', '←', '→'], does: 'Pindahkan laporan, dari pegangannya' }] : []);
  const known = new Map(tiles.map(tile => [tile.key, tile]));
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2, minHeight: 44 }}
      >
        <Stack sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            {board.nama}
          </Typography>
          {board.milikSaya ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Dari {board.pemilik}
            </Typography>
          )}
        </Stack>
        {board.boleh ? (
          <>
            <Button
              startIcon={<EditIcon />}
              aria-pressed={arranging}
              className="layar-saja"
              onClick={() => setArranging(!arranging)}
            >
              {arranging ? 'Selesai mengatur' : 'Atur papan'}
            </Button>
            <Button className="layar-saja" onClick={() => setAsking('rename')}>
              Nama dan pembaca
            </Button>
            <Button className="layar-saja" color="error" onClick={() => setAsking('drop')}>
              Hapus
            </Button>
          </>
        ) : null}
        <Button startIcon={<MailIcon />} className="layar-saja" onClick={() => setAsking('mail')}>
          Kirim lewat surel
        </Button>
        <PrintAction />
      </Stack>
      {arranging ? (
        <Paper variant="outlined" className="layar-saja" sx={{ p: 2, mb: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
            Seret laporan, atau pilih pegangannya lalu tekan tombol panah. Perubahan langsung tersimpan.
          </Typography>
          <TilePicker
            tiles={tiles.filter(({ key }) => !board.isi.includes(key))}
            disabled={busy || board.isi.length >= mostTiles}
            help={
              board.isi.length >= mostTiles
                ? `Satu papan memuat maksimal ${mostTiles} laporan.`
                : `${board.isi.length} dari ${mostTiles} laporan`
            }
            onPick={key => arrange([...board.isi, key])}
          />
        </Paper>
      ) : null}
      {board.isi.length === 0 && !arranging ? <Typography>Papan ini belum berisi laporan.</Typography> : null}
      <Box
        component="ul"
        aria-label={`Laporan di ${board.nama}`}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {board.isi.map((key, index) => {
          const tile = known.get(key);
          const name = tile?.name ?? `laporan ${index + 1}`;
          return (
            <Paper
              key={key}
              component="li"
              variant="outlined"
              draggable={arranging}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={event => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={event => {
                event.preventDefault();
                if (dragged !== null) move(dragged, index);
                setDragged(null);
              }}
              sx={{ p: 2, minWidth: 0, opacity: dragged === index ? 0.5 : 1 }}
            >
              {arranging ? (
                <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
                  <IconButton
                    size="small"
                    aria-label={`Pindahkan ${name}, urutan ${index + 1} dari ${board.isi.length}`}
                    onKeyDown={event => {
                      const step = steps[event.key];
                      if (step === undefined) return;
                      event.preventDefault();
                      move(index, index + step);
                    }}
                    sx={{ cursor: 'grab' }}
                  >
                    <DragIndicatorIcon fontSize="small" />
                  </IconButton>
                  <EntryMoves
                    name={name}
                    first={index === 0 || busy}
                    last={index === board.isi.length - 1 || busy}
                    onMove={step => move(index, index + step)}
                    onRemove={() => arrange(board.isi.filter(one => one !== key))}
                  />
                </Stack>
              ) : null}
              {tile ? (
                <BoardTile tile={tile} />
              ) : isPending ? (
                <Skeleton variant="rounded" height={tileRoom + 36} />
              ) : (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Laporan ini tidak ada lagi, atau tidak dibagikan kepada peran Anda.
                </Typography>
              )}
            </Paper>
          );
        })}
      </Box>
      {asking === 'rename' ? (
        <ReportDialog
          title="Nama dan pembaca papan"
          of="papan"
          first={{ ...board, uraian: null }}
          roles={roles}
          onClose={() => setAsking(null)}
          onSave={({ nama, peran }) => change(board, { nama, peran })}
        />
      ) : null}
      {asking === 'mail' ? <MailDialog of="papan-laporan" sent={board} onClose={() => setAsking(null)} /> : null}
      {asking === 'drop' ? (
        <AskDialog
          title="Hapus papan?"
          verb="Hapus"
          danger
          verbFocus
          maxWidth="xs"
          busy={busy}
          onClose={() => setAsking(null)}
          onAgree={() =>
            attempt(async () => {
              await remove(board);
              navigate(pivotScreen);
            })
          }
        >
          <Typography>Papan “{board.nama}” dihapus. Laporan di dalamnya tetap ada.</Typography>
        </AskDialog>
      ) : null}
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
