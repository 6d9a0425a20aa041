import type { Migrations } from '@portal/service-kit';
import * as documents from './001-documents.ts';

/** Every migration of the schema `support`, applied in key order. */
export const migrations: Migrations = { '001-documents': documents };
