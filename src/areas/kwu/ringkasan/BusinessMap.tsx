import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { RingkasanUsaha, TitikUsaha } from '../../../../resources/kwu/bacaan.ts';
import { kategoriUsaha, tahapUsaha } from '../../../../resources/kwu/kelompok.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { MapLegend } from '../../../platform/map/MapLegend.tsx';
import type { Marked } from '../../../platform/map/MarkersMap.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatMoney } from '../../../platform/providers/format.ts';

/** Leaflet comes with the first map that is opened. */
const MarkersMap = lazyScreen(async () => ({
  default: (await import('../../../platform/map/MarkersMap.tsx')).MarkersMap,
}));

const categories: Readonly<Record<string, string>> = kategoriUsaha;
const stages: Readonly<Record<string, string>> = tahapUsaha;
const colours: Readonly<Record<string, Marked['colour']>> = { ide: 'grey', awal: 'primary', bertumbuh: 'success' };
const legend = [
  ['text.secondary', tahapUsaha.ide],
  ['primary.main', tahapUsaha.awal],
  ['success.main', tahapUsaha.bertumbuh],
] as const;

const detailOf = (id: string): string => `/kwu/daftar-ulang/detail/${id}`;

interface Props {
  places: readonly TitikUsaha[];
  without: RingkasanUsaha['tanpaKoordinat'];
}

/** Map of the businesses; the list beside it gives the same data to keyboards and screen readers. */
export function BusinessMap({ places, without }: Props) {
  const [selected, setSelected] = useState<string | null>(null);
  const points = useMemo(() => places.map(markedOf), [places]);
  if (places.length + without.length === 0) return null;
  return (
    <Panel title="Peta usaha">
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        {places.length > 0 ? (
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Suspense fallback={<Loading label="Memuat peta" height={320} />}>
              <MarkersMap
                points={points}
                selected={selected}
                onSelect={setSelected}
                label="Peta usaha; daftar di sampingnya memuat hal yang sama"
                height={{ xs: 280, md: 380 }}
              />
            </Suspense>
            <MapLegend colours={legend} size="Makin besar lingkaran, makin besar omzetnya." />
          </Box>
        ) : null}
        <Paper component="ul" variant="outlined" sx={listLook}>
          {places.map(({ id, usaha, kategori, tahap, omzet }) => (
            <Box key={id} component="li" sx={{ p: 1, bgcolor: id === selected ? 'action.selected' : undefined }}>
              <Link component={RouterLink} to={detailOf(id)} variant="subtitle2">
                {usaha}
              </Link>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {[categories[kategori] ?? kategori, stages[tahap] ?? tahap, `omzet ${formatMoney(omzet)}`].join(' · ')}
              </Typography>
              <Link component="button" type="button" variant="caption" onClick={() => setSelected(id)}>
                Tunjukkan di peta
              </Link>
            </Box>
          ))}
          {without.map(({ id, usaha }) => (
            <Box key={id} component="li" sx={{ p: 1 }}>
              <Link component={RouterLink} to={detailOf(id)} variant="subtitle2">
                {usaha}
              </Link>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                Belum ada titik pada profil yang disetujui
              </Typography>
            </Box>
          ))}
        </Paper>
      </Stack>
    </Panel>
  );
}

const listLook = {
  width: { md: 340 },
  flexShrink: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 420,
  overflowY: 'auto',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const markedOf = ({ id, usaha, tahap, lintang, bujur, omzet }: TitikUsaha): Marked => ({
  id,
  lintang,
  bujur,
  name: `${usaha}: omzet ${formatMoney(omzet)}`,
  // By area, so that ten times the turnover is not a hundred times the circle.
  radius: 6 + Math.min(18, Math.sqrt(omzet / 1_000_000) * 2),
  colour: colours[tahap] ?? 'grey',
});
