import { defineQuotas } from '@portal/service-kit';

/** How often calls about trainings may be made; infra/docs/quotas.md has the reasons. */
export const educationQuotas = defineQuotas({
  'guest-applications-per-address-and-training': {
    calls: ['applyForEducation'],
    key: ['address', 'training'],
    limit: '5/5h',
    localLimit: '1000/1h',
    of: 'visitors',
  },
  'guest-applications-per-address': {
    calls: ['applyForEducation'],
    key: ['address'],
    limit: '30/3h',
    localLimit: '2000/1h',
    of: 'visitors',
  },
  'guest-applications': { calls: ['applyForEducation'], key: [], limit: '2000/1h', of: 'visitors' },
  'applications-per-account': { calls: ['applyForEducation'], key: ['account'], limit: '30/1h', of: 'members' },
  'applications-per-email': { calls: ['applyForEducation'], key: ['email'], limit: '20/2h' },
  'lookup-links-per-address': { calls: ['requestLookupLink'], key: ['address'], limit: '20/20m' },
  'lookup-links-per-email': { calls: ['requestLookupLink'], key: ['email'], limit: '3/30m' },
  'lookup-links': { calls: ['requestLookupLink'], key: [], limit: '600/1h' },
  'lookups-per-address': {
    calls: ['searchRecord', 'cancelSignup', 'openLookupLink'],
    key: ['address'],
    limit: '120/4m',
  },
  'certificate-checks-per-address': { calls: ['verifyCertificate'], key: ['address'], limit: '300/5m' },
  'certificate-files-per-address': { calls: ['downloadCertificate'], key: ['address'], limit: '30/5m' },
});
