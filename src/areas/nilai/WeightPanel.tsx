import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { inTerms } from '../../../resources/kit/terms.ts';
import { isKodeJenisMbkm, kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { useListWaits } from '../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../platform/ui/permissions.ts';
import { embeddedLabel } from '../../platform/ui/representation.ts';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';

const WeightDialog = lazyScreen(() => import('./WeightDialog.tsx'));

const kindOf = ({ kodeJenisMbkm: kode }: RaRecord): string =>
  isKodeJenisMbkm(kode) ? kodeJenisMbkm[kode] : String(kode);
const share = (value: unknown): string => (value === 0 ? '–' : `${value}%`);

/** As many rows as there usually are, before they are there. */
const Places = () =>
  Array.from({ length: 6 }, (_, i) => i).map(i => (
    <TableRow key={i}>
      <TableCell colSpan={5} sx={{ height: 45 }}>
        <Skeleton />
      </TableCell>
    </TableRow>
  ));

/** Above the components: how much each assessor counts in each kind of programme. */
export default function WeightPanel() {
  const title = useId();
  const { data: rows, isLoading } = useGetList(bobotPenilaian.name, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'kodeJenisMbkm', order: 'ASC' },
  });
  useListWaits(isLoading);
  const mayAdd = useMay('create', bobotPenilaian.name);
  const mayChange = useMay('edit', bobotPenilaian.name);
  const [open, setOpen] = useState<RaRecord | 'baru' | null>(null);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1, minHeight: { xs: 44, sm: 32 } }}
      >
        <Typography id={title} component="h2" variant="h6" sx={{ mr: 'auto' }}>
          Bobot penilai
        </Typography>
        {mayAdd ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen('baru')}>
            Tambah bobot
          </Button>
        ) : null}
      </Box>
      <ScrollRegion label="Bobot penilai">
        <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 1.5 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{inTerms('Jenis MBKM')}</TableCell>
              <TableCell align="right">Mitra</TableCell>
              <TableCell align="right">Dosen</TableCell>
              <TableCell align="right">Tim</TableCell>
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {rows ? null : <Places />}
            {rows?.map(row => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {kindOf(row)}
                  {row.idProgram ? (
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      {embeddedLabel(row, 'idProgram')}
                    </Typography>
                  ) : null}
                </TableCell>
                {[row.bobotMitra, row.bobotDosen, row.bobotTim].map((value, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                  <TableCell key={i} align="right" className="angka">
                    {share(value)}
                  </TableCell>
                ))}
                <TableCell align="right" sx={{ width: 44 }}>
                  {mayChange ? (
                    <Tooltip title="Ubah">
                      <IconButton size="small" onClick={() => setOpen(row)} aria-label={`Ubah bobot ${kindOf(row)}`}>
                        <EditIcon fontSize="small" />
                      </IconButton>
                    </Tooltip>
                  ) : null}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      {open ? (
        <Suspense>
          <WeightDialog row={open === 'baru' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </Paper>
  );
}
