import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, RecordContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ImportColumn } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { FieldInput } from '../FieldInput.tsx';
import { FormModeContext } from '../form/FormMode.ts';
import { useFieldAccess } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { askedOnce, fillingOf, isRows } from './askedFields.ts';
import { DateOrder } from './DateOrder.tsx';
import type { StepProps } from './stepProps.ts';

/** Step 2: which column of the file fills which field, and what all new rows get that it does not say. */
export function ImportColumns(props: StepProps) {
  const isian = props.flow.import?.isian ?? {};
  return (
    <FormModeContext value="create">
      <RecordContextProvider value={undefined}>
        <Form noValidate record={{}} defaultValues={isian}>
          <Columns {...props} />
        </Form>
      </RecordContextProvider>
    </FormModeContext>
  );
}

function Columns({ flow }: StepProps) {
  const labelOf = useLabel();
  const say = useWords();
  const resource = useDeclaration();
  const { readOnly, hidden } = useFieldAccess();
  const { watch } = useFormContext();
  const found = flow.import;
  const [mapping, setMapping] = useState<Record<string, string | null>>(() =>
    Object.fromEntries((found?.kolom ?? []).map(({ judul, field }) => [judul, field])),
  );
  const [chosen, setChosen] = useState<Record<string, 'hari' | 'bulan'>>({});
  if (!found) return null;
  const orderOf = ({ judul, dasarUrutan, urutanTanggal }: ImportColumn) =>
    chosen[judul] ?? (dasarUrutan === 'pilihan' ? (urutanTanggal ?? null) : null);
  const dated = found.kolom.filter(({ judul, field, dasarUrutan }) => dasarUrutan && mapping[judul] === field);
  const unasked = dated.some(column => column.dasarUrutan === 'tanya' && !orderOf(column));
  const used = Object.values(mapping);
  const asked = askedOnce(resource, found, used, new Set([...readOnly, ...hidden]));
  const isian = fillingOf(asked, watch());
  const missing = found.fields.filter(({ field, required }) => required && !used.includes(field) && !isian[field]);
  const columns = found.kolom.filter(({ galat }) => !galat);
  const twice = found.fields.filter(({ field }) => used.filter(each => each === field).length > 1);
  return (
    <>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {found.namaBerkas} ·{' '}
          {say('%{n} baris. Kolom yang judulnya dikenal sudah dicocokkan.', { n: found.jumlah.total })}
        </Typography>
        {missing.length > 0 ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {say('Kolom wajib belum ada di berkas: %{kolom}. Baris baru tanpa isian itu akan ditolak.', {
              kolom: missing.map(({ label }) => labelOf(label)).join(', '),
            })}
          </Alert>
        ) : null}
        {twice.length > 0 ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {say('Dipilih lebih dari sekali: %{kolom}.', {
              kolom: twice.map(({ label }) => labelOf(label)).join(', '),
            })}
          </Alert>
        ) : null}
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 4 }}>
          {columns.map(({ judul, contoh }) => (
            <Box
              key={judul}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
                gap: 2,
                alignItems: 'center',
              }}
            >
              <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {judul}
                {contoh ? (
                  <Typography
                    component="span"
                    variant="caption"
                    noWrap
                    title={contoh}
                    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
                  >
                    {say('misalnya')} {contoh}
                  </Typography>
                ) : null}
              </Typography>
              <TextField
                select
                size="small"
                value={mapping[judul] ?? ''}
                helperText={isRows(resource, mapping[judul]) ? say('Hanya mengisi baris baru.') : undefined}
                onChange={event => setMapping({ ...mapping, [judul]: event.target.value || null })}
                slotProps={{
                  select: {
                    displayEmpty: true,
                    SelectDisplayProps: { 'aria-label': say('Kolom untuk %{judul}', { judul }) },
                  },
                }}
              >
                <MenuItem value="">
                  <em>{say('Abaikan')}</em>
                </MenuItem>
                {found.fields.map(({ field, label, required }) => (
                  <MenuItem key={field} value={field}>
                    {labelOf(label)}
                    {required ? ' *' : ''}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          ))}
        </Box>
        {dated.map(column => (
          <Box key={column.judul} sx={{ mt: 2 }}>
            <DateOrder
              column={column}
              order={orderOf(column)}
              onChange={order => setChosen({ ...chosen, [column.judul]: order })}
            />
          </Box>
        ))}
        {asked.length > 0 ? (
          <Box component="section" aria-labelledby="isian-semua" sx={{ mt: 3 }}>
            <Typography id="isian-semua" variant="subtitle1" component="h3">
              {say('Isian untuk semua baris baru')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {say('Dipakai bila berkas tidak menyebutkannya. Data yang sudah ada tidak diubah.')}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 4 }}>
              {asked.map(name => (
                <FieldInput key={name} source={name} />
              ))}
            </Box>
          </Box>
        ) : null}
      </DialogContent>
      <DialogButtons>
        <Button onClick={flow.restart} disabled={flow.busy}>
          {say('Ganti berkas')}
        </Button>
        <Button
          variant="contained"
          onClick={() => flow.map(mapping, isian, chosen)}
          loading={flow.busy}
          disabled={twice.length > 0 || unasked || used.every(each => each === null)}
        >
          {say('Periksa data')}
        </Button>
      </DialogButtons>
    </>
  );
}
