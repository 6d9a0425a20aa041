/** Ends a post about a customer: the customers of the samples are invented, as the customer cases say, too. */
export const sampleNote = {
  ko: '**예시 내용** 이 글의 고객과 결과는 이해를 돕기 위해 만든 예시이며, 실제 고객의 것이 아닙니다.',
  en: '**Sample content** The customer and the results in this post are invented examples. They are not about a real customer.',
};
