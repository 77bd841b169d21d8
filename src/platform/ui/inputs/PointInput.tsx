import MapIcon from '@mui/icons-material/MapOutlined';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FieldOf, roundDegrees } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import type { Point } from '../../map/baseMap.ts';
import { useWords } from '../../providers/language.ts';
import { NumberInput } from './NumberInput.tsx';
import type { InputProps } from './useFieldInput.ts';

/** Leaflet comes with the first map that is opened. */
const PointMap = lazy(() => import('./PointMap.tsx').then(module => ({ default: module.PointMap })));

type Coordinate = FieldOf<'coordinate'>;

/** Both halves of a point stand where the first of them does: typed, taken from the device, or picked on the map. */
export function PointInput(props: InputProps<Coordinate>) {
  return props.field.axis === 'lintang' ? <BothHalves {...props} /> : null;
}

const asNumber = (field: Coordinate, label: string): FieldOf<'decimal'> => ({
  kind: 'decimal',
  precision: 9,
  scale: 6,
  required: field.required,
  label,
});

function BothHalves({ source, field }: InputProps<Coordinate>) {
  const say = useWords();
  const prefix = source.slice(0, source.lastIndexOf('.') + 1);
  const names = { lintang: source, bujur: prefix + field.pair };
  const form = useFormContext();
  const [lintang, bujur]: unknown[] = useWatch({ name: [names.lintang, names.bujur] });
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const value = typeof lintang === 'number' && typeof bujur === 'number' ? { lintang, bujur } : null;

  const take = (point: Point) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue(names.lintang, roundDegrees(point.lintang), options);
    form.setValue(names.bujur, roundDegrees(point.bujur), options);
    form.clearErrors([names.lintang, names.bujur]);
  };
  const locate = () => {
    setTrouble(null);
    if (!('geolocation' in navigator)) return setTrouble(say('Perangkat ini tidak dapat menentukan lokasi.'));
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        take({ lintang: coords.latitude, bujur: coords.longitude });
      },
      () => {
        setBusy(false);
        setTrouble(say('Lokasi tidak dapat diambil. Izinkan akses lokasi atau isi dengan tangan.'));
      },
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };

  return (
    <Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <NumberInput source={names.lintang} field={asNumber(field, say('Lintang'))} />
        <NumberInput source={names.bujur} field={asNumber(field, say('Bujur'))} />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" startIcon={<MyLocationIcon />} loading={busy} onClick={locate}>
          {say('Ambil lokasi')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<MapIcon />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? say('Tutup peta') : say('Pilih di peta')}
        </Button>
      </Stack>
      {trouble ? <FormHelperText error>{trouble}</FormHelperText> : null}
      {open ? (
        <Box sx={{ mt: 1 }}>
          <Suspense fallback={<Loading label={say('Memuat peta')} height={280} />}>
            <PointMap value={value} onPick={take} label={say('Peta')} />
          </Suspense>
        </Box>
      ) : null}
    </Box>
  );
}
