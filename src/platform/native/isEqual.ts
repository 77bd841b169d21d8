// What react-admin compares with in the build, instead of lodash's forty files (scripts/app/unusedParts.ts).
export { dequal as default } from 'dequal';
