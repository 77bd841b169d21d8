import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { RefPicker } from '../../platform/ui/inputs/RefPicker.tsx';
import { useFilters } from '../../platform/ui/list/useFilters.ts';
import { AddCourses } from './AddCourses.tsx';

/** Above the courses of curricula: which curriculum, and several new courses for it at once. */
export default function CurriculumChoice() {
  const id = useId();
  const { values, set } = useFilters();
  const chosen = typeof values.idKurikulum === 'string' ? values.idKurikulum : null;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <Box sx={{ width: { xs: '100%', sm: 380 } }}>
        <RefPicker
          to="master/kurikulum"
          value={chosen}
          onChange={idKurikulum => set({ idKurikulum: idKurikulum ?? undefined })}
          frame={{
            id,
            label: 'Kurikulum',
            helperText: chosen ? undefined : 'Pilih kurikulum untuk menambah banyak mata kuliah.',
          }}
        />
      </Box>
      {chosen ? <AddCourses idKurikulum={chosen} /> : null}
    </Stack>
  );
}
