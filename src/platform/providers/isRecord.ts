export { isRecord } from '../../../resources/kit/isRecord.ts';
