import { mostUsedPasswords } from './most-used-passwords.ts';

/** What is used beside the published ranks: by Korean keyboards, with the years and signs of today, and with our own name. */
const furtherPasswords =
  `password1234 password! password1! p@ssword pa$$word 123123123 111111111 1111111111 00000000 000000000 0000000000 88888888 99999999 66666666 77777777
  22222222 33333333 44444444 55555555 87654321 987654321 9876543210 0987654321 0123456789 01234567 12341234 12121212 10101010 69696969 13131313 20202020
  1472583690 159753159 321321321 1234qwer! qwer1234! qwer12345 qwertyuiop123 1q2w3e4r! zaq1zaq1 !qaz2wsx abcd1234! abcdefgh abcdefghi abcabc123 aaaaaaaa
  aa12345678 asd12345 asd123456 test12345 testtest testing123 tester123 guest1234 admin1234 admin12345 adminadmin root1234 rootroot toor1234 user1234
  master123 master1234 welcome123 welcome1! letmein123 iloveyou123 iloveyou! loveyou1 lovelove lovelovelove loveme123 batman123 pokemon123 monkey123
  shadow123 jordan123 internet1 hellohello helloworld hello1234 cheese123 cookie123 banana123 flower123 summer123 winter123 spring123 autumn123
  changeme1 changeme123 default1 secret123 access123 security1 login123 loginlogin company1 company123 business1 samsung123 samsung12 galaxy123 android1
  google123 facebook1 youtube1 naver123 kakao123 korea123 korea1234 seoul123 seoul1234 daehan123 hanguk123 dkssud12 dkssudgktpdy tkfkdgo tkfkdgo1
  tkfkdgody tkfkdgo486 gksrnr12 gksrnrdls qlalfqjsgh qlalfqjsgh1 rkskekfk rkskek12 wjdqhghks alsrud12 dlstkdgo ekdlsdk12 sarang12 sarang486 saranghae
  saranghae1 saranghaeyo gmarket1 minjung1 minsu1234 jisung123 mnbvcxz1 0okm9ijn 9ijn8uhb 5t6y7u8i 4r3e2w1q qwer4321 asdf4321 zxcv4321 !@#$%^&*
  !@#$%^&*() qwer!@#$ asdf!@#$ 1234!@#$ !@#$1234 qwe!@#123 selmatrix selmatrix1 selmatrix123 selmatrix2018`.split(
    /\s+/,
  );

const common = new Set([...mostUsedPasswords, ...furtherPasswords]);

/** Whether a password is among those that attackers try first; case makes no difference. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
