import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { sinyal } from '../../../../resources/kkn/desa.ts';
import type { TitikDesa } from '../../../../resources/kkn/peta.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import type { Point } from '../../../platform/map/baseMap.ts';
import { roundKm, straightKm } from '../../../platform/map/distance.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';

interface Props {
  villages: readonly TitikDesa[];
  selected: string | null;
  onSelect: (id: string) => void;
  onMove?: ((id: string, to: Point) => Promise<void>) | undefined;
  middle: () => Point | null;
}

const signals: Readonly<Record<string, string>> = sinyal;

/** The same villages as on the map, in words; a chosen one can be put right by numbers or by the middle of the map. */
export function VillageList({ villages, selected, onSelect, onMove, middle }: Props) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = villages.filter(it =>
    `${it.desa} ${it.kecamatan} ${it.kelompok.join(' ')}`.toLowerCase().includes(wanted),
  );
  const from = placeOf(villages.find(({ id }) => id === selected));
  const places = shown.flatMap(village => placeOf(village) ?? []);
  return (
    <Paper component="section" aria-label="Daftar desa" variant="outlined" sx={{ width: { md: 360 }, p: 2 }}>
      <TextField
        type="search"
        label="Cari desa, kecamatan, atau kelompok"
        value={words}
        onChange={event => setWords(event.target.value)}
        margin="none"
        fullWidth
      />
      {wanted && places.length > 1 && places.length <= mostOnRound ? (
        <Typography role="status" variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Mengunjungi {places.length} desa ini berurutan dari yang terdekat: {inKm(roundKm(places))} garis lurus, bukan
          panjang jalan.
        </Typography>
      ) : null}
      <Box
        component="ul"
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: { xs: 420, md: 500 }, overflowY: 'auto' }}
      >
        {shown.map(village => (
          <Box
            key={village.id}
            component="li"
            sx={{ borderTop: 1, borderColor: 'divider', contentVisibility: 'auto', containIntrinsicSize: 'auto 84px' }}
          >
            <Box
              component="button"
              type="button"
              aria-pressed={village.id === selected}
              onClick={() => onSelect(village.id)}
              sx={{
                font: 'inherit',
                color: 'inherit',
                textAlign: 'left',
                border: 0,
                width: '100%',
                p: 1,
                cursor: 'pointer',
                bgcolor: village.id === selected ? 'action.selected' : 'transparent',
              }}
            >
              <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
                {village.desa}
              </Typography>
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {[
                  village.kecamatan,
                  `sinyal ${(signals[village.sinyal] ?? village.sinyal).toLowerCase()}`,
                  village.kelompok.join(', ') || 'tanpa kelompok',
                  ...distanceOf(village, village.id === selected ? null : from),
                ].join(' · ')}
              </Typography>
              <LoadBar beban={village.terisi} kuota={village.kuotaMahasiswa} />
            </Box>
            {village.id === selected ? (
              <Chosen key={`${village.id}:${village.version}`} village={village} onMove={onMove} middle={middle} />
            ) : null}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** Villages that one round of visits may have; working it out looks at each pair. */
const mostOnRound = 50;

const inKm = (km: number): string => `${formatNumber(Math.round(km * 10) / 10)} km`;

const placeOf = (village: TitikDesa | undefined): Point | null =>
  village && village.lintang !== null && village.bujur !== null
    ? { lintang: village.lintang, bujur: village.bujur }
    : null;

function distanceOf(village: TitikDesa, from: Point | null): string[] {
  const place = placeOf(village);
  if (!place) return ['tanpa koordinat'];
  return from ? [`${inKm(straightKm(from, place))} garis lurus dari desa terpilih`] : [];
}

interface ChosenProps extends Pick<Props, 'onMove' | 'middle'> {
  village: TitikDesa;
}

const read = (typed: string): number | null => {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() && Number.isFinite(value) ? value : null;
};

const shape = z.object({ lintang: z.string(), bujur: z.string() });

function Chosen({ village, onMove, middle }: ChosenProps) {
  const [{ lintang, bujur }, type] = useKept({
    name: `titik ${village.id}`,
    initial: { lintang: String(village.lintang ?? ''), bujur: String(village.bujur ?? '') },
    shape,
  });
  const [busy, setBusy] = useState(false);
  const send = async (to: Point | null) => {
    if (!to || !onMove) return;
    setBusy(true);
    await onMove(village.id, to);
    setBusy(false);
  };
  const [y, x] = [read(lintang), read(bujur)];
  return (
    <Box sx={{ p: 1 }}>
      {onMove ? (
        <>
          <Stack direction="row" spacing={1}>
            <TextField
              label="Lintang"
              value={lintang}
              onChange={event => type({ bujur, lintang: event.target.value })}
              margin="dense"
            />
            <TextField
              label="Bujur"
              value={bujur}
              onChange={event => type({ lintang, bujur: event.target.value })}
              margin="dense"
            />
          </Stack>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button
              size="small"
              variant="outlined"
              loading={busy}
              disabled={y === null || x === null}
              onClick={() => send(y === null || x === null ? null : { lintang: y, bujur: x })}
            >
              Simpan titik
            </Button>
            <Button size="small" loading={busy} onClick={() => send(middle())}>
              Pakai titik tengah peta
            </Button>
          </Stack>
        </>
      ) : null}
      <Button size="small" component={Link} to={`/kkn/setting-desa/${village.id}/show`}>
        Buka desa
      </Button>
    </Box>
  );
}
