import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { download } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

/** Prints of the listed groups; `screen` is the screen that a role must have for the print. */
const lists = [
  { label: 'Daftar kelompok', path: 'v3/kkn/mengatur-kelompok/cetak', query: { jenis: 'daftar' } },
  { label: 'Daftar hadir', path: 'v3/kkn/mengatur-kelompok/cetak', query: { jenis: 'hadir' } },
  { label: 'Rekap nilai', path: 'v3/kkn/menilai-kkn/rekap/export', query: {}, screen: '/kkn/penilaian' },
] as const;
const formats = ['pdf', 'xlsx'] as const;

/** "Cetak dokumen": group list, attendance and recap of grades of the groups in the list, on paper or as a workbook. */
export default function PrintGroups() {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const { filterValues, filter, total } = useListContext();
  const notify = useNotify();
  const mayOpen = useMayOpen();
  const mayExport = useMay('export');
  if (!mayExport || !total) return null;
  const print = async (label: string, path: string, query: Readonly<Record<string, string>>, format: string) => {
    setAt(null);
    setBusy(true);
    try {
      const shown = JSON.stringify({ ...filterValues, ...filter });
      await download(path, { ...query, format, filter: shown }, `${label}.${format}`);
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        startIcon={<PrintIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAt(currentTarget)}
      >
        Cetak dokumen
      </Button>
      <Menu open={at !== null} anchorEl={at} onClose={() => setAt(null)}>
        <ListSubheader role="presentation">Kelompok sesuai filter</ListSubheader>
        {lists
          .filter(one => !('screen' in one) || mayOpen(one.screen))
          .flatMap(({ label, path, query }) =>
            formats.map(format => (
              <MenuItem key={`${label} ${format}`} onClick={() => void print(label, path, query, format)}>
                {label} ({format.toUpperCase()})
              </MenuItem>
            )),
          )}
      </Menu>
    </>
  );
}
