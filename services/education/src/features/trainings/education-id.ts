export { largestRowId as largestId, parseRowId as parseEducationId } from '@portal/service-kit';
