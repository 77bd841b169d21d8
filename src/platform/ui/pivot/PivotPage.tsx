import LinkIcon from '@mui/icons-material/Link';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { extrasField, type Resource } from '../../../../resources/kit/index.ts';
import { pivotShareNames, pivotShares } from '../../../../resources/kit/pivot.ts';
import type { Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { formatDate, formatNumber } from '../../providers/format.ts';
import { useLabel } from '../../providers/language.ts';
import { hasFormerDays } from '../asOf/asOfPath.ts';
import { WithExtras } from '../extras/extended.tsx';
import { fieldErrorsOf } from '../failedCall.ts';
import { FilterWords } from '../list/FilterWords.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import { useRegistry } from '../registry.ts';
import { DayPicker } from './DayPicker.tsx';
import { DroppedReport } from './DroppedReport.tsx';
import { FigureNow } from './FigureNow.tsx';
import { FormPicker } from './FormPicker.tsx';
import { gridOf } from './grid.ts';
import { MapPart } from './MapPart.tsx';
import { PivotExport } from './PivotExport.tsx';
import { PivotPickers, SourcePicker } from './PivotPickers.tsx';
import { PivotTable } from './PivotTable.tsx';
import { pivotPath } from './pivotPath.ts';
import { ReadyWords } from './ReadyWords.tsx';
import { ReportBar } from './ReportBar.tsx';
import { ReportShelf } from './ReportShelf.tsx';
import { type PivotState, usePivot, usePivotState } from './usePivot.ts';
import { usePlaces } from './usePlaces.ts';
import { questionParams, useReports } from './useReports.ts';
import { useRowsBehind } from './useRowsBehind.ts';

const PivotChart = lazyScreen(() => import('./PivotChart.tsx'));

type Change = (patch: Readonly<Record<string, unknown>>) => void;
type Chosen = PivotState & { resource: Resource };

/** /laporan: figures over the rows of any list that the reader has, composed by themselves. */
export default function PivotPage() {
  const [params] = useSearchParams();
  const source = useRegistry().find(params.get('sumber') ?? '');
  // It outlives the report that was open: what was deleted can be taken back.
  const [dropped, setDropped] = useState<Laporan | null>(null);
  const [chosen, setChosen] = useState(false);
  const composed = <Composed onDropped={setDropped} chosen={chosen} onChosen={() => setChosen(true)} />;
  return (
    <Box sx={{ pb: 4 }}>
      <PageTitle title="Laporan" />
      {dropped ? <DroppedReport report={dropped} onDone={() => setDropped(null)} /> : null}
      {source && extrasField(source) !== undefined ? (
        <ResourceContextProvider value={source.name}>
          <WithExtras>{composed}</WithExtras>
        </ResourceContextProvider>
      ) : (
        composed
      )}
    </Box>
  );
}

interface ComposedProps {
  onDropped: (report: Laporan) => void;
  /** The data was chosen on this page. */
  chosen: boolean;
  onChosen: () => void;
}

/** What is counted and how, with its figures; without data to count, the reports that there are. */
function Composed({ onDropped, chosen, onChosen }: ComposedProps) {
  const [state, change] = usePivotState();
  const registry = useRegistry();
  // The words of a filter ask which list they stand on.
  const noRows = useList<RaRecord>({ data: [] });
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify('Tautan laporan disalin. Yang membukanya melihat data dalam cakupannya sendiri.', { type: 'success' });
    } catch {
      notify('Tautan tidak dapat disalin. Salin dari bilah alamat.', { type: 'warning' });
    }
  };
  const pick = (name: string) => {
    onChosen();
    const next = new URLSearchParams(pivotPath(registry.get(name), {}).split('?')[1]);
    change({
      laporan: undefined,
      siap: undefined,
      kolom: undefined,
      nilai: undefined,
      filter: undefined,
      baris: undefined,
      pada: undefined,
      ...Object.fromEntries(next),
    });
  };
  const { resource, kept } = state;
  const reports = useReports();
  const report = kept ? reports.data?.laporan.find(({ id }) => id === kept) : undefined;
  const ready = registry.reports.find(({ name }) => name === state.ready);
  // An address that names a report alone gets its question.
  const bare = !resource && report ? report : undefined;
  const bareReady = resource ? undefined : ready;
  useEffect(() => {
    if (bare) change(questionParams(bare.sumber, bare.isi));
    else if (bareReady) change(questionParams(bareReady.resource, bareReady.question));
  }, [bare, bareReady, change]);
  const gone = kept !== undefined && reports.data !== undefined && !report;
  return (
    <>
      {gone ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Laporan ini tidak ada lagi, atau tidak dibagikan kepada peran Anda.
        </Alert>
      ) : null}
      {resource ? (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', mb: 1, minHeight: 44 }}
        >
          <ReportBar state={{ ...state, resource }} report={report} onDropped={onDropped} />
          <Button startIcon={<LinkIcon />} onClick={copy}>
            Salin tautan
          </Button>
          <PivotExport state={{ ...state, resource }} />
          <PrintAction />
        </Stack>
      ) : null}
      <Paper variant="outlined" className="layar-saja" sx={{ p: 2, mb: 2 }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <SourcePicker value={resource} chosen={chosen} onChange={pick} />
          {resource ? <PivotPickers state={{ ...state, resource }} onChange={change} /> : null}
          {resource && hasFormerDays(resource) ? <DayPicker day={state.day} onChange={change} /> : null}
        </Box>
      </Paper>
      <ReadyWords state={state} />
      {resource ? (
        <ResourceContextProvider value={resource.name}>
          <ListContextProvider value={noRows}>
            <Figures state={{ ...state, resource }} change={change} />
          </ListContextProvider>
        </ResourceContextProvider>
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            Pilih data yang akan dihitung, atau tekan “Rekap” di atas sebuah daftar untuk membawa filternya ke sini.
          </Typography>
          <ReportShelf />
        </>
      )}
    </>
  );
}

/** The filter in words, how the figures are shown, and the figures. */
function Figures({ state, change }: { state: Chosen; change: Change }) {
  const { resource, rows, columns, filter, day, form, share } = state;
  const labelOf = useLabel();
  const { data, error, isPending, isFetching, refetch } = usePivot(state);
  const rowsAt = useRowsBehind(state);
  const places = usePlaces(rows);
  // By which name of the question it was refused; asking again is of no use.
  const refused = [...new Set(Object.values(fieldErrorsOf(error)))];
  const names = Object.keys(filter);
  const total = data?.sel.find(({ baris, kolom }) => !baris.length && !kolom.length)?.nilai[0];
  const fits = data && sameKeys(data.baris, rows) && sameKeys(data.kolom, columns);
  const grid = data && fits ? gridOf(data, rows, columns) : undefined;
  const charted = form === 'batang' || form === 'tumpuk' || form === 'garis';
  return (
    <>
      {day ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Keadaan pada akhir {formatDate(day)}, untuk data yang dapat Anda lihat sekarang.
        </Alert>
      ) : null}
      {names.length ? (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          role="group"
          aria-label="Filter yang dipakai"
          sx={{ flexWrap: 'wrap', mb: 2 }}
        >
          {names.map(name => (
            <Chip
              key={name}
              color="primary"
              variant="outlined"
              label={name === 'q' ? `Pencarian: ${String(filter.q)}` : <FilterWords name={name} value={filter[name]} />}
              title="Hapus filter ini"
              onDelete={() =>
                change({ filter: Object.fromEntries(Object.entries(filter).filter(([one]) => one !== name)) })
              }
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Stack>
      ) : null}
      <Stack
        className="layar-saja"
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      >
        <FormPicker state={state} mapped={places !== undefined} onChoose={bentuk => change({ bentuk })} />
        <TextField
          select
          fullWidth={false}
          size="small"
          label="Tampilkan"
          value={share}
          onChange={event => change({ porsi: event.target.value })}
          sx={{ minWidth: 160 }}
        >
          {pivotShareNames.map(name => (
            <MenuItem key={name} value={name}>
              {pivotShares[name]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box sx={{ height: 4, mb: 1 }}>
        {isFetching && !isPending ? <LinearProgress aria-label="Menghitung" /> : null}
      </Box>
      {refused.length ? (
        <Alert severity="warning">{refused.join(' ')}</Alert>
      ) : error ? (
        <RetryAlert error={error} onRetry={() => void refetch()} />
      ) : isPending || !grid ? (
        <Skeleton variant="rounded" height={280} />
      ) : total === 0 ? (
        <Alert severity="info">
          Tidak ada {labelOf(resource.label)} {day ? 'pada tanggal ini dengan' : 'dengan'} filter ini.
        </Alert>
      ) : (
        <>
          {charted && rows.length ? (
            <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
              <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
                <PivotChart state={state} grid={grid} />
              </Suspense>
            </Paper>
          ) : null}
          {form === 'peta' ? <MapPart state={state} grid={grid} places={places} /> : null}
          {form === 'angka' ? <FigureNow state={state} grid={grid} /> : null}
          <Paper variant="outlined" sx={{ opacity: isFetching ? 0.7 : 1 }}>
            <PivotTable state={state} grid={grid} rowsAt={rowsAt} />
          </Paper>
          {typeof total === 'number' && state.measures[0]?.kind === 'jumlah' ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {formatNumber(total)} baris {labelOf(resource.label)} dalam cakupan Anda. Jumlah per kelompok dihitung,
              bukan dijumlahkan.
            </Typography>
          ) : null}
        </>
      )}
    </>
  );
}

const sameKeys = (keys: readonly string[], chosen: readonly { key: string }[]): boolean =>
  keys.join() === chosen.map(({ key }) => key).join();
