import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { extraId, isRecord } from '../../../../resources/kit/index.ts';
import { isWide } from '../form/SectionGrid.tsx';
import { ShownField } from '../inputs/ShownField.tsx';
import { useDeclaration } from '../registry.ts';

/** Extra fields of the record in context that say something, each as label and value, as far as the reader knows them. */
export function ExtraValues({ source }: { source: string }) {
  const { fields } = useDeclaration();
  const held: unknown = useRecordContext()?.[source];
  if (!isRecord(held)) return null;
  return Object.entries(fields).map(([name, field]) => {
    const value = field.within === source ? held[extraId(name)] : undefined;
    if (value === undefined || value === null || value === '') return null;
    return (
      <Box key={name} sx={isWide(field) ? { gridColumn: '1 / -1' } : undefined}>
        <ShownField source={name} />
      </Box>
    );
  });
}
