import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { type CitationFormat, citationFormats, isCitationFormat, isExtras } from '../../../../resources/kit/index.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { messageOf } from '../failedCall.ts';
import { useFieldAccess } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useColumns } from './useView.ts';

/** All filtered rows (or the ticked ones) as a spreadsheet, in the columns that are chosen. */
export default function ExportDialog({ onClose, ids }: { onClose: () => void; ids?: readonly string[] }) {
  const say = useWords();
  const words = useLabel();
  const title = useId();
  const resource = useDeclaration();
  const api = useCrudApi();
  const notify = useNotify();
  const labelOf = useFieldLabel();
  const { hidden } = useFieldAccess();
  const { visible } = useColumns();
  const { total = 0, filterValues, filter, sort } = useListContext();
  const all = [
    ...(resource.id === 'uuid' ? [] : ['id']),
    ...Object.keys(resource.fields).filter(
      name => !resource.fields[name]?.secret && !hidden.has(name) && !isExtras(resource.fields[name]),
    ),
  ];
  const [columns, setColumns] = useState(() =>
    all.filter(name => visible.includes(name) || resource.aside.includes(name)),
  );
  const [format, setFormat] = useState<'xlsx' | 'csv' | CitationFormat>('xlsx');
  const references = isCitationFormat(format);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      await api.download(resource.name, 'ekspor', {
        format,
        filter: ids ? { id: ids } : { ...filterValues, ...filter },
        sort: [[sort.field, sort.order]],
        ...(references ? {} : { kolom: columns }),
      });
      onClose();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{say('Ekspor %{data}', { data: words(resource.label) })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say(ids ? '%{n} baris yang dipilih.' : '%{n} baris sesuai pencarian dan filter saat ini.', {
              n: ids?.length ?? total,
            })}
          </Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            color="primary"
            aria-label={say('Format berkas')}
            value={format}
            onChange={(_, chosen) => chosen && setFormat(chosen)}
          >
            <ToggleButton value="xlsx">Excel (XLSX)</ToggleButton>
            <ToggleButton value="csv">CSV</ToggleButton>
            {resource.bibliography
              ? Object.entries(citationFormats).map(([value, label]) => (
                  <ToggleButton key={value} value={value}>
                    {label}
                  </ToggleButton>
                ))
              : null}
          </ToggleButtonGroup>
          {references ? (
            <Typography variant="body2">
              {say('Daftar pustaka untuk Mendeley, Zotero, EndNote, atau LaTeX.')}
            </Typography>
          ) : (
            <div>
              <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
                <Typography variant="subtitle2">{say('Kolom')}</Typography>
                <Button size="small" onClick={() => setColumns(columns.length === all.length ? [] : all)}>
                  {say(columns.length === all.length ? 'Kosongkan' : 'Pilih semua')}
                </Button>
              </Stack>
              <FormGroup sx={{ maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}>
                {all.map(name => (
                  <FormControlLabel
                    key={name}
                    label={labelOf(name)}
                    control={
                      <Checkbox
                        size="small"
                        checked={columns.includes(name)}
                        onChange={(_, on) =>
                          setColumns(all.filter(each => (each === name ? on : columns.includes(each))))
                        }
                      />
                    }
                  />
                ))}
              </FormGroup>
            </div>
          )}
        </Stack>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{say('Batal')}</Button>
        <Button variant="contained" onClick={save} loading={busy} disabled={!references && columns.length === 0}>
          {say('Ekspor')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
