import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { RecordView } from '../../../../resources/kit/index.ts';
import { Said } from '../../common/Said.tsx';
import { PartField } from './PartField.tsx';
import { isEmpty, valueAt } from './source.ts';

/** The data of a record in declared sections; a section without any value is left out. */
export function RecordSections({ sections }: Pick<RecordView, 'sections'>) {
  const record = useRecordContext();
  const filled = sections.filter(({ fields }) => fields.some(name => !isEmpty(valueAt(record, name))));
  return filled.map(({ title, fields }) => (
    <Box
      key={title}
      component="section"
      sx={{ '& + section': { borderTop: 1, borderColor: 'divider', mt: 2.5, pt: 2.5 } }}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
        <Said label={title} />
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {fields.map(source => (
          <PartField key={source} source={source} />
        ))}
      </Box>
    </Box>
  ));
}
