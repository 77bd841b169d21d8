import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { Loading } from '../../common/Loading.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { inWords } from '../../providers/reading.ts';
import { useLocks } from '../form/FormMode.ts';
import { ShownField } from '../inputs/ShownField.tsx';
import { useDeclaration } from '../registry.ts';
import { useAskedExtras } from './ExtrasContext.ts';

const AnswerFields = lazyScreen(async () => ({
  default: (await import('../questions/AnswerFields.tsx')).AnswerFields,
}));

/** Inputs of a resource's extra fields; text where the person may not write them. */
export function ExtraFields({ source }: { source: string }): ReactNode {
  const { fields } = useDeclaration();
  const form = useAskedExtras();
  const lock = useLocks()(source);
  const names = Object.keys(fields).filter(name => fields[name]?.within === source);
  if (!lock && form)
    return (
      <Suspense fallback={<Loading height={120} label={inWords('Memuat…')} />}>
        <AnswerFields form={form} within={source} />
      </Suspense>
    );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {names.map(name => (
        <ShownField key={name} source={name} />
      ))}
    </Box>
  );
}
