import type { CodeSample } from './code-samples.tsx';

/** The four steps of the SDK: open, load, judge, notify. */
export const WEB_EQ_CODE: readonly CodeSample[] = [
  {
    language: 'C++',
    code: `#include <webeq/sdk.hpp>

int main() {
  auto camera = webeq::Camera::open("line1-top");
  auto model = webeq::Model::load("weld-bead", webeq::Mode::Classify);

  for (const auto& frame : camera) {
    auto verdict = model.judge(frame);
    if (!verdict.good())
      webeq::Signal("line1.reject").send(verdict.label());
  }
}`,
  },
  {
    language: 'C#',
    code: `using WebEq;

using var camera = Camera.Open("line1-top");
using var model = Model.Load("weld-bead", Mode.Classify);

await foreach (var frame in camera.FramesAsync())
{
    var verdict = model.Judge(frame);
    if (!verdict.IsGood)
        await Signal.SendAsync("line1.reject", verdict.Label);
}`,
  },
];
