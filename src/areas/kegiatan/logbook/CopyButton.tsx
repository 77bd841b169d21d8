import SaveAltIcon from '@mui/icons-material/SaveAlt';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copyOf } from '../outbox/copy.ts';
import type { KeptEntry } from '../outbox/deviceStore.ts';
import { saveFile } from '../outbox/saveFile.ts';

/** 'Simpan salinan': unsent entries with their photos as a file that somebody else can hand in. */
export function CopyButton({ entries }: { entries: readonly KeptEntry[] }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const copy = await copyOf(entries);
      saveFile(
        new Blob([JSON.stringify(copy)], { type: 'application/json' }),
        `salinan-laporan-${copy.dibuatPada.slice(0, 10)}.json`,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button color="inherit" startIcon={<SaveAltIcon />} onClick={() => void save()} loading={busy}>
      Simpan salinan
    </Button>
  );
}
