/** The most used passwords of eight and more characters in published lists, with what Korean keyboards add; lower case. */
const common = new Set(
  `password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword pa$$word passwords password01
  12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000 000000000 0000000000 88888888 99999999 66666666 77777777
  22222222 33333333 44444444 55555555 87654321 987654321 9876543210 0987654321 0123456789 01234567 12341234 12344321 11223344 1122334455 112233445566
  123321123 123454321 12121212 10101010 69696969 13131313 20202020 147258369 1472583690 789456123 741852963 159753159 147852369 963852741 321321321
  123456789a 123456789q 12345678a 1234567a a1234567 a12345678 a123456789 1234qwer 1234qwer! qwer1234 qwer1234! qwer12345 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyui qwertyuiop qwertyuiop123 qwerasdf qwerasdfzxcv qweasdzxc qwe123qwe 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4 q1w2e3r4t5 qazwsxedc zaq12wsx zaq1zaq1 !qaz2wsx asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcv1234 1a2b3c4d a1b2c3d4 abcd1234
  abcd1234! abcdefgh abcdefghi abcdefg1 abc12345 abc123456 abcabc123 aaaaaaaa aaaa1111 aa123456 aa12345678 asd12345 asd123456 test1234 test12345 testtest
  testing1 testing123 tester123 guest1234 admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot toor1234 user1234 master123 master1234
  welcome1 welcome123 welcome1! letmein1 letmein123 iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! ilovegod loveyou1 lovelove lovelovelove loveme123
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123 starwars starwars1 pokemon123
  dragon123 monkey123 shadow123 michael1 michelle jennifer jordan23 jordan123 charlie1 computer computer1 internet internet1 trustno1 whatever
  liverpool chelsea1 arsenal1 barcelona manchester juventus benjamin victoria samantha elizabeth alexander danielle patricia maverick mercedes corvette
  midnight metallica nirvana1 slipknot spiderman mustang1 yankees1 cowboys1 steelers bulldogs dolphins swimming hello123 hellohello helloworld hello1234
  butterfly chocolate cheese123 cookie123 banana123 pineapple blueberry strawberry flower123 summer123 winter123 spring123 autumn123 freedom1 happy123
  changeme changeme1 changeme123 default1 secret123 access123 access14 security security1 login123 loginlogin company1 company123 business1 samsung1
  samsung123 samsung12 galaxy123 android1 google123 facebook facebook1 youtube1 naver123 kakao123 korea123 korea1234 seoul123 seoul1234 daehan123
  hanguk123 dkssud12 dkssudgktpdy tkfkdgo tkfkdgo1 tkfkdgody tkfkdgo486 gksrnr12 gksrnrdls qlalfqjsgh qlalfqjsgh1 rkskekfk rkskek12 wjdqhghks alsrud12
  dlstkdgo ekdlsdk12 sarang12 sarang486 saranghae saranghae1 saranghaeyo gmarket1 minjung1 minsu1234 jisung123 a1s2d3f4 z1x2c3v4 p0o9i8u7 mnbvcxz1 poiuytrewq
  0okm9ijn 9ijn8uhb 5t6y7u8i 4r3e2w1q qwer4321 asdf4321 zxcv4321 !@#$%^&* !@#$%^&*() qwer!@#$ asdf!@#$ 1234!@#$ !@#$1234 qwe!@#123 qwert12345 q1w2e3r4t5y6
  selmatrix selmatrix1 selmatrix123 selmatrix2018`.split(/\s+/),
);

/** Whether a password is among those that attackers try first; case makes no difference. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
