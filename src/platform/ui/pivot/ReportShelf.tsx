import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import type { ReportPage } from '../../../../resources/kit/index.ts';
import { dimensionOf, measureOf } from '../../../../resources/kit/pivot.ts';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import { useMayOpen } from '../../common/useMayOpen.ts';
import { useLabel } from '../../providers/language.ts';
import { RetryAlert } from '../RetryAlert.tsx';
import { useRegistry } from '../registry.ts';
import { NewBoard } from './NewBoard.tsx';
import { boardPath, useBoards } from './useBoards.ts';
import { useSees } from './usePivotWords.ts';
import { readyPath, reportPath, useReports } from './useReports.ts';

/** Reports to open: one's own, and those that others share. */
export function ReportShelf() {
  const registry = useRegistry();
  const said = useLabel();
  const sees = useSees();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { data, error, isPending, refetch } = useReports();
  const boards = useBoards();
  if (error) return <RetryAlert error={error} onRetry={() => void refetch()} severity="warning" />;
  if (isPending) return <Skeleton variant="rounded" height={120} sx={{ mb: 3 }} />;
  const ready = registry.reports.filter(({ resource, question }) => {
    const r = registry.find(resource);
    return (
      r !== undefined &&
      [...question.baris, ...question.kolom].every(key => dimensionOf(r, key, registry.find, sees)) &&
      question.nilai.every(key => measureOf(r, key, registry.find, sees))
    );
  });
  const pages = registry.reportPages.filter(({ screen }) => mayOpen(screen));
  const told = ({ title, source }: Pick<ReportPage, 'title' | 'source'>) => ({
    name: said(title),
    about: [said(source)],
  });
  const counted = ({ sumber }: Laporan) => {
    const found = registry.find(sumber);
    return found ? said(found.label) : sumber;
  };
  const own = data.laporan.filter(({ milikSaya }) => milikSaya);
  const shared = data.laporan.filter(({ milikSaya }) => !milikSaya);
  return (
    <>
      <Shelf
        title="Laporan saya"
        items={own.map(one => ({
          key: one.id,
          to: reportPath(one),
          name: one.nama,
          about: [one.uraian, counted(one), one.peran.length ? 'Dibagikan' : undefined],
        }))}
        none="Belum ada. Susun laporan di atas, lalu simpan dengan nama."
      />
      <Shelf
        title="Papan"
        items={(boards.data?.papan ?? []).map(one => ({
          key: one.id,
          to: boardPath(one.id),
          name: one.nama,
          about: [
            `${one.isi.length} laporan`,
            one.milikSaya ? (one.peran.length ? 'Dibagikan' : undefined) : `Dari ${one.pemilik}`,
          ],
        }))}
        none="Belum ada. Papan menunjukkan beberapa laporan di satu halaman."
      />
      <NewBoard roles={boards.data?.peran ?? []} onMade={id => navigate(boardPath(id))} />
      <Shelf
        title="Siap pakai"
        items={[
          ...ready.map(one => ({ key: one.name, to: readyPath(one), ...told(one) })),
          ...pages.map(one => ({ key: one.screen, to: one.screen, ...told(one) })),
        ]}
      />
      <Shelf
        title="Dibagikan kepada saya"
        items={shared.map(one => ({
          key: one.id,
          to: reportPath(one),
          name: one.nama,
          about: [one.uraian, counted(one), `Dari ${one.pemilik}`],
        }))}
      />
    </>
  );
}

interface Item {
  key: string;
  to: string;
  name: string;
  about: readonly (string | null | undefined)[];
}

/** A titled list of reports; nothing where there are none and nothing is to be said of it. */
function Shelf({ title, items, none }: { title: string; items: readonly Item[]; none?: string }) {
  if (!items.length && !none) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h6" component="h2" sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      {items.length ? (
        <Paper variant="outlined">
          <List
            disablePadding
            sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
          >
            {items.map(({ key, to, name, about }) => (
              <ListItem key={key} disablePadding>
                <ListItemButton component={Link} to={to} sx={{ alignItems: 'flex-start', height: '100%' }}>
                  <ListItemText
                    primary={name}
                    secondary={about.filter(Boolean).join(' · ')}
                    slotProps={{
                      primary: { sx: { overflowWrap: 'anywhere', fontWeight: 600 } },
                      secondary: { sx: { overflowWrap: 'anywhere' } },
                    }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      )}
    </section>
  );
}
