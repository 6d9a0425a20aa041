import type { SessionUser } from '@portal/kit';

export const member: SessionUser = { email: 'member@visitor.example', name: '김회원', role: 'member' };
export const admin: SessionUser = { email: 'admin@selmatrix.example', name: '관리자', role: 'admin' };
