import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { useMay } from '../../platform/ui/permissions.ts';

const AddCoursesDialog = lazyScreen(() => import('./AddCoursesDialog.tsx'));

/** "Tambah banyak": several courses into one curriculum at once. */
export function AddCourses({ idKurikulum }: { idKurikulum: string }) {
  const [open, setOpen] = useState(false);
  if (!useMay('create', matkulKurikulum.name)) return null;
  return (
    <>
      <Button startIcon={<PlaylistAddIcon />} variant="outlined" onClick={() => setOpen(true)}>
        Tambah banyak
      </Button>
      {open ? (
        <Suspense>
          <AddCoursesDialog idKurikulum={idKurikulum} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
