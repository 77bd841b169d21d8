import Alert from '@mui/material/Alert';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useSearchParams } from 'react-router-dom';
import { dokumenUntuk, jenisDari } from '../../../resources/komcad/jenisDokumen.ts';
import type { PanelProps } from '../../platform/ui/screenParts.ts';
import { DocumentGrid } from './DocumentGrid.tsx';
import { useDocumentsOf } from './documents.ts';

const asked = dokumenUntuk('ajukan');

/** The documents of a registration, in its form; there is somewhere to put them once the draft is kept. */
export default function DocumentsStep({ review }: PanelProps) {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <Alert severity="info">Pilih gelombang lebih dahulu; draf Anda disimpan lebih dulu.</Alert>;
  if (review) return <Missing id={id} />;
  return <DocumentGrid participation={id} tahap="administrasi" codes={asked} live />;
}

/** Documents that the review reports as missing. */
function Missing({ id }: { id: string }) {
  const { data } = useDocumentsOf(id);
  if (!data) return null;
  const missing = asked.filter(code => data.every(({ jenisDokumen }) => jenisDokumen !== code));
  if (!missing.length) return <Alert severity="success">Semua dokumen sudah diunggah.</Alert>;
  return (
    <Alert severity="warning">
      Dokumen yang belum diunggah:
      <List dense disablePadding>
        {missing.map(code => (
          <ListItem key={code} disablePadding>
            <ListItemText primary={jenisDari(code)?.label} />
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
