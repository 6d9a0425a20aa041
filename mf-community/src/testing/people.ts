import type { SessionUser } from '@portal/kit';

export const member: SessionUser = { email: 'member@visitor.example', name: '김회원', role: 'member' };
export const admin: SessionUser = { email: 'admin@selmatrix.example', name: '관리자', role: 'admin' };
export const editor: SessionUser = { ...member, name: '이편집', roles: { community: ['editor'] } };
